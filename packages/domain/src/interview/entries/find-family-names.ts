import { isPlainWord } from '#interview/language/is-plain-word.ts';
import { caseName } from '#interview/language/title-case.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** A family name that is said of those who are named before it: of all, of the men or the women among them, of the last one. */
export interface FamilyName {
  readonly family: string;
  readonly whom: 'all' | 'male' | 'female' | 'last';
  /** Said to be a family name, and not only a word for what somebody is. */
  readonly isSure: boolean;
  /** A word of everyday language besides, which nothing but the message can show to be a name. */
  readonly isWord: boolean;
  readonly start: number;
  readonly end: number;
}

const callsFamily = String.raw`(?:(?:sur|family ?|last ?)names?|dad['’]?s name|father['’]?s name)`;
const bears = String.raw`(?:are|is|['’]?s|['’]re|go(?:es)? by|use[sd]?|have|has|had|carry|carries|took|take|takes|kept|under|named|being)`;
const name = String.raw`(?<family>(?:(?:de|la|del|der|van|von|di|mc|st\.?) ){0,2}\p{L}[\p{L}'’-]+)`;
// "Like their dad", "after their father", "same as me".
const behind = patternOf(
  'u',
  String.raw`(?:,?\s*(?:just |same )?(?:like|after|as|from|by) (?:(?:their|his|her|the|my) )?(?:step)?`,
  String.raw`(?:dad|daddy|father|papa|mom|mama|mother|husband|me|us|mine|i am|marriage|birth)(?:['’]s)?(?: (?:side|name|is|was|does))*)?`,
  String.raw`(?:,? (?:now|too|as well|these days))*(?=\s*(?:[.,;!)\n]|$|and\b|but\b))`,
).source;
const sayings: readonly { readonly whom?: FamilyName['whom']; readonly isPlain?: true; readonly pattern: RegExp }[] = [
  // "Last name Adkins", "their last name is Adkins", "both have their dad's name, Adkins".
  {
    isPlain: true,
    pattern: patternOf(
      'giu',
      String.raw`(?:(?<=[.,;!(]\s*)|(?<=\b(?:and|with)\s+))(?:(?:all|both|they|(?:the )?(?<who>kids|children|boys|sons|girls|daughters|she|he)|of them|`,
      String.raw`two|${bears}|with)\s+)*(?:(?:the|their|his|her|same|a)\s+)*(?:(?:dad|father|mom|mother)['’]?s\s+)?${callsFamily}`,
      String.raw`(?:,? (?:for|of) (?:both|all|everyone|everybody|the (?:two|three|four|kids))(?: of them)?)?,?\s*`,
      String.raw`(?:(?:is|are|being|of|all|both|:|=)\s*)*${name}${behind}`,
    ),
  },
  // "All Young", "both Adkins like their dad", "they all go by Pruitt", "the boys are Ostergaard".
  {
    pattern: patternOf(
      'giu',
      String.raw`(?:(?<=[.,;!(]\s*)|(?<=\band\s+))(?:(?:all|both|they(?:['’]re)?|(?:the |my )?(?<who>kids|children|boys|sons|girls|daughters)`,
      String.raw`|of them|two)\s+)+(?:(?:${bears}|both|all)\s+)*${name}${behind}`,
    ),
  },
  // "She is a Tuttle now", "she goes by Tuttle".
  {
    whom: 'last',
    pattern: patternOf(
      'giu',
      String.raw`(?<=[.,;!(]\s*|\band\s+)(?:s?he|s?he['’]?s|who|who['’]s)\s+(?:(?:(?:is|was)\s+)?(?:now\s+)?(?:an?|the)\s+${name}`,
      String.raw`(?=\s*(?:now|by marriage))|goes by\s+(?<other>\p{L}[\p{L}'’-]+))${behind}`,
    ),
  },
];

/** Every family name that a text says of those who are named before it. */
export const findFamilyNames = (text: string): readonly FamilyName[] => {
  const found = sayings.flatMap(({ whom, isPlain, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: said, index, groups = {} }): readonly FamilyName[] => {
      const family = groups['family'] ?? groups['other'] ?? '';
      const isName = !/^(?:the|their|his|her|all|both|of|for|is|are|same|from|like|with|and)$/iu.test(family);
      if (!isName || (isPlain !== true && lacksCapital(text, family))) return [];
      return [
        {
          family: caseName([family]),
          whom: whom ?? groupOf(groups['who']),
          isSure: isPlain === true || groups['other'] !== undefined,
          isWord: isPlain !== true && isPlainWord(family),
          start: index,
          end: index + said.length,
        },
      ];
    }),
  );
  return found
    .filter((one, at) => !found.slice(0, at).some(({ start, end }) => start < one.end && one.start < end))
    .toSorted((one, other) => one.start - other.start);
};

// In a message that writes names with capitals a word without one is no name.
const lacksCapital = (text: string, family: string): boolean =>
  /(?<=[\p{L},] )\p{Lu}\p{Ll}/u.test(text) && !/\p{Lu}/u.test(family);

const groupOf = (who: string | undefined): FamilyName['whom'] => {
  if (/^(?:boys|sons)$/iu.test(who ?? '')) return 'male';
  if (/^(?:girls|daughters)$/iu.test(who ?? '')) return 'female';
  return /^s?he$/iu.test(who ?? '') ? 'last' : 'all';
};
