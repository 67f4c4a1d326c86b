const turns = new Set(
  'if unless except but not never no nor without instead rather only until maybe perhaps either or might think guess would should wait actually sorry mean meant neither none nobody nothing although though however used was'.split(
    ' ',
  ),
);

/** True for words that may turn what a message says into something else: a denial, a condition, a doubt, a correction, a question. */
export const mayTurn = (message: string): boolean =>
  message.includes('?') ||
  (
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  ).some((word) => turns.has(word) || word.endsWith("n't") || denied.test(word));

// A denial typed without its apostrophe.
const denied = /^(?:are|is|was|were|do|does|did|has|have|had|ca|wo|would|could|should)nt$/u;
