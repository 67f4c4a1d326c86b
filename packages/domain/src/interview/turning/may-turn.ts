import { isDeniedVerb, mayTurnWords } from '#interview/turning/turning-words.ts';

/** True for words that may turn what a message says into something else: a denial, a condition, a doubt, a correction, a question. */
export const mayTurn = (message: string): boolean =>
  message.includes('?') ||
  (
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  ).some((word) => mayTurnWords.has(word) || isDeniedVerb(word));
