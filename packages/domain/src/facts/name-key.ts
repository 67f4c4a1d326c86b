import { patternOf } from '#kit/pattern-of.ts';
import { wordKey } from '#kit/word-key.ts';

// What stands before a name. Words that may be a name themselves count only before two more: `Pastor Tom Hill`, not `Pastor Lopez`.
const titles = patternOf(
  'u',
  '^(?:the (?=(?:rev|hon)))?',
  '(?:(?:mr|mrs|ms|miss|mx|dr|rev|reverend|prof|professor|hon|judge|sir|fr',
  String.raw`|capt|col|lt|ltcol|sgt|maj|cmdr|adm|cpl|pvt|atty) (?=\S)`,
  '|(?:father|pastor|rabbi|imam|deacon|dame|captain|colonel|lieutenant|sergeant|admiral|commander|attorney)',
  String.raw` (?=\S+ \S))+`,
);

const degrees = /(?: (?:md|phd|esq|esquire|cpa|jd|rn|lpn|lcsw|llm|llb|mba|dds|dmd|dvm|edd|psyd|pharmd|cfp|cfa))+$/u;
// A name of its own unless it stands behind a comma: `Ann Lee, DO`, and Yo-Yo Ma.
const degreesBehindComma = /,\s*(?:d\.?o|m\.?a|m\.?s|b\.?a|b\.?s|p\.?a|n\.?p|p\.?e|o\.?d|ret(?:ired)?)\.?\s*$/iu;

const generations: readonly (readonly [RegExp, string])[] = [
  [/ junior$/u, ' jr'],
  [/ senior$/u, ' sr'],
  [/ (?:the )?(?:2nd|second)$/u, ' ii'],
  [/ (?:the )?(?:3rd|third)$/u, ' iii'],
  [/ (?:the )?(?:4th|fourth)$/u, ' iv'],
  [/ (?:the )?(?:5th|fifth)$/u, ' v'],
];

/**
 * A name as compared, not as printed: its words without title or degree, and a generation in one spelling. `Dr. José O'Neil` →
 * `jose oneil`, `Robert Lee 3rd` → `robert lee iii`. `same-person.ts` alone compares by it.
 */
export const nameKey = (name: string): string => {
  const bare = wordKey(name.replace(degreesBehindComma, '')).replace(titles, '').replace(degrees, '');
  return generations.reduce((key, [spelled, short]) => key.replace(spelled, short), bare);
};
