import type { Interview } from '#interview/interview.ts';
import type { Reading } from '#interview/reading.ts';

/** True for what neither answers nor asks anything: it leads up the ladder. */
export const isStuck = ({ asked, facts }: Interview, { act }: Reading): boolean => {
  if (asked === null) return false;
  if (act === 'yes') return asked.kind === 'detail' || (asked.kind === 'fact' && facts[asked.field] === undefined);
  return act === 'answer' || act === 'yesBut' || act === 'usual' || act === 'chatter';
};

/** True where nothing was answered to whether a name is a person: what it seems to be is a guess that a yes settles. */
export const isStuckAtKind = (interview: Interview, reading: Reading): boolean =>
  interview.asked?.kind === 'detail' && interview.asked.detail === 'kind' && isStuck(interview, reading);
