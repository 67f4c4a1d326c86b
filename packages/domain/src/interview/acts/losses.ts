import { patternOf } from '#kit/pattern-of.ts';
/** A death that a message tells of: who died, in the words of the message, and where it stands. */
export interface Loss {
  readonly who: string;
  readonly isRecent: boolean;
  readonly start: number;
  readonly end: number;
}

const death = patternOf(
  'giu',
  String.raw`(?:^|[,.;!?\n]|\b(?:and|but|since|because|as|that)\s)\s*([^,.;!?\n]{2,60}?)`,
  String.raw`(?:,\s*(?:my|our) [\p{L}' -]{2,30},)?\s+(?:has |have |had |just |recently |already |sadly |suddenly `,
  String.raw`|both )*(?:died|passed(?: away| on)?(?=\W*(?:$|[,.;!]|in\b|last\b|yesterday|this\b|on\b|a\b|two\b`,
  String.raw`|three\b|\d|recently|suddenly|before\b|after\b))|(?:is|are) (?:dead|deceased)|was killed`,
  String.raw`|lost (?:his|her) life)\b[^,.;!?\n]*`,
);
const lost =
  /\b(?:i|we)(?:'ve| have)?(?: just| recently)* (?:lost|buried) (my (?:[\p{L}-]+ ){0,2}(?:husband|wife|spouse|partner|son|daughter|mother|father|mom|dad|brother|sister|child|friend))\b[^,.;!?\n]*/giu;
const conditional =
  /\b(?:if|when|once|in case|unless|until|should|would|whoever|who|whose|everybody|everyone|anyone|nobody|they all|to|gets?|goes|leave|give)\b/iu;
const recent =
  /\b(?:just|yesterday|today|recently|suddenly|last (?:night|week|month)|this (?:week|month|morning|year)|(?:a few|two|three) (?:days|weeks) ago)\b/iu;

/** Every death told in a message as something that happened; conditions ("if she dies first") are none. */
export const findLosses = (text: string): readonly Loss[] =>
  [...text.matchAll(death), ...text.matchAll(lost)].flatMap((match) => {
    const who = (match[1] ?? '').trim();
    if (conditional.test(who)) return [];
    return [{ who, isRecent: recent.test(match[0]), start: match.index, end: match.index + match[0].length }];
  });
