import { isNothing } from '#interview/acts/nothing.ts';
import { saysNothing } from '#interview/pairs/says-nothing.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** True where somebody names what they do not want: "no lilies", "no open casket". Asked for wishes it is one, and no refusal. */
export const wishesNone = (message: string): boolean =>
  unwanted.test(message) && !isNothing(message) && !saysNothing(message) && message.split(/\s+/u).length <= longest;

const longest = 16;

// Behind such a no stands whoever speaks or is spoken to, or that nothing is wished at all.
const unwanted = patternOf(
  'iu',
  String.raw`^\W*no (?!(?:i|we|he|she|it|they|you|that|this|there|and|but|so|or|if|not|no|nope|nothing|none|nobody|never|longer`,
  String.raw`|(?:i|we|it|that|there|don|can)['’]?(?:m|ve|d|ll|s|t|re)|thanks?|thx|ty|please|gracias|señora?|senora?|dear|sir|siree|ma['’]?am|miss|hon|honey|sweetie|darling`,
  String.raw`|needs?|more|further|others?|else|special|specific|particular|additional|extra|wish|wishes|instructions?|requests?|idea|clue|problem|worries|way`,
  String.raw`|comments?|changes?|reason|preference|opinion|questions?|things?|point|just|really|all|everything|well|ok|okay|doubt|matter|biggie|one|thank)`,
  String.raw`(?!\p{L}))\p{L}{2,}(?!\p{L}|\s*[,;])`,
);
