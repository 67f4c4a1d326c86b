import { patternOf } from '#kit/pattern-of.ts';
import type { Interview } from '#interview/interview.ts';

/** "I said Collin", "like I told you, Tyler 17": what reminds of an answer is left out where it is still open, and the answer stays. */
export const withoutReminder = ({ asked, facts, doubt }: Interview, message: string): string => {
  const isOpen = asked?.kind === 'detail' || (asked?.kind === 'fact' && facts[asked.field] === undefined);
  if (!isOpen || doubt !== null) return message;
  const said = reminder.exec(message)?.groups?.['said'];
  return said === undefined || turns.test(said) ? message : said;
};

const reminder = patternOf(
  'isu',
  String.raw`^\W*(?:(?:well|look|ok|okay|hey|ugh|again|once more|but)\W+)*(?:(?:like|as) )?i(?:'ve| have)? (?:(?:already|just|literally|did) )*`,
  String.raw`(?:said|say|told you|told u|tell you|mentioned|wrote|typed|answered)(?: (?:that|this|it|before|already|earlier|above|twice))*`,
  String.raw`(?:(?: (?:it's|its|it is|it was))|[\s,.:;-])+(?<said>[\p{L}\p{N}"“$].*)$`,
);

// "I said Ann, not Anna" corrects, and "I told you about Ann" tells of something else.
const turns = patternOf(
  'iu',
  String.raw`^(?:about|to|of|so|what|when|where|why|how|who|everything|all|no|nothing|i|we|you|wrong|the wrong)\b`,
  String.raw`|\b(?:not|instead|meant|but)\b|n't\b|\?`,
);
