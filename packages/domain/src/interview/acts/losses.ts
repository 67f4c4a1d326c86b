import { whoDied } from '#interview/acts/who-died.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** A death that a message tells of: who died, in the words of the message, and where it stands. */
export interface Loss {
  readonly who: string;
  readonly isRecent: boolean;
  /** An animal died. */
  readonly isPet: boolean;
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
// “We lost him in 2015”; not “I lost her number”, nor “lost him in the divorce”.
const when = [
  String.raw`(?:in (?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december`,
  String.raw`|the (?:war|fire|flood|accident|crash))|last\b|this\b|to (?:cancer|covid|a stroke|a heart)|when (?:he|she|they) was`,
  String.raw`|suddenly|too (?:soon|young)|(?:a |\d+ |\p{L}+ )?(?:few )?(?:days?|weeks?|months?|years?) ago)`,
].join('');
const lostThem = patternOf(
  'giu',
  String.raw`\b(?:i|we)(?:'ve| have)?(?: just| recently)* (?:lost|buried) (him|her|them|both) ${when}[^,.;!?\n]*`,
);
const gone = patternOf(
  'giu',
  String.raw`(?:^|[,.;!?\n]|\b(?:and|but|since|because|as|that)\s)\s*([^,.;!?\n]{2,40}?)(?:['’]s| has| have) been (?:gone|dead)`,
  String.raw` (?:now )?(?:(?:for|about|almost|over|nearly|some) )*(?:since \d{4}|(?:\d+|\p{L}+) (?:long )?(?:years?|months?|weeks?))\b[^,.;!?\n]*`,
);
const livedShortly = patternOf(
  'giu',
  String.raw`\b(he|she|they|who|the baby|(?:my|our) (?:baby|son|daughter|child|twins?|boy|girl)(?:,? \p{Lu}\p{L}+)?,?)`,
  String.raw` (?:only )?(?:lived|survived) (?:only |just |for |but )*(?:\d+|an?|one|two|three|four|five|six|a few|some)`,
  String.raw` (?:hours?|days?|weeks?|months?)\b[^,.;!?\n]*`,
);
// Most messages have no such word, and are not searched any further.
const tellsOfDeath = /\b(?:died|passed|dead|deceased|killed|lost|buried|gone|lived|survived)\b/iu;
const conditional =
  /\b(?:if|when|once|in case|unless|until|should|would|whoever|who|whose|everybody|everyone|anyone|nobody|they all|to|gets?|goes|leave|give)\b/iu;
const recent =
  /\b(?:just|yesterday|today|recently|suddenly|last (?:night|week|month)|this (?:week|month|morning|year)|(?:a few|two|three) (?:days|weeks) ago)\b/iu;

/** Every death of somebody, or of a pet, told in a message as something that happened; conditions ("if she dies first") are none. */
export const findLosses = (text: string): readonly Loss[] =>
  (tellsOfDeath.test(text) ? [death, lost, lostThem, gone, livedShortly] : [])
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match) => {
      const who = (match[1] ?? '').trim();
      if (who !== 'who' && conditional.test(who)) return [];
      const meant = whoDied(who);
      if (meant === 'thing') return [];
      return [
        {
          who,
          isPet: meant === 'pet',
          isRecent: recent.test(match[0]),
          start: match.index,
          end: match.index + match[0].length,
        },
      ];
    });
