import type { Interview } from '#interview/interview.ts';

/**
 * What to answer when everything has been recorded and a message asks for something that was not understood: that nothing was
 * changed, and how it can be. Undefined while a question is open that the message may simply not answer.
 */
export const objection = ({ asked }: Pick<Interview, 'asked'>): string | undefined =>
  asked?.kind === 'fact' || asked?.kind === 'detail'
    ? undefined
    : 'I did not understand what should change, so nothing was changed. Tell me what it is about and how it should be, for example “my county is Travis”, “change Beth to Elizabeth” or “remove the boat”, or press Change beside the answer under “What we have so far”.';
