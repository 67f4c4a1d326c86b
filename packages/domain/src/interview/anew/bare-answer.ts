import { patternOf } from '#kit/pattern-of.ts';

/** An answer without what leads to it: `No, it should be Ann and Bob`. */
export const bareAnswer = (message: string): string => {
  const bare = message.replace(lead, '');
  return /\p{L}/u.test(bare) ? bare : message;
};

const lead = patternOf(
  'iu',
  String.raw`^\W*(?:(?:no|nope)\b[,.;:-]+\s*|(?:sorry|actually|well|wait|ok|okay|oh|so|hm+)\b[\s,.;:-]+)*`,
  String.raw`(?:(?:it|that|this|they|those|the (?:right |whole |full )?(?:list|names?|answer))`,
  String.raw`(?:['’]s|['’]re| is| are| should be| would be| must be| has to be)\s+)?`,
);

/** True for words that say what to do with the list, not who stands there. */
export const isOrder = patternOf(
  'iu',
  String.raw`^\W*(?:please\s+)?(?:swap|switch|replace|change|remove|delete|drop|strike|take|move|put|reverse|exchange|undo|rename)\b`,
);
