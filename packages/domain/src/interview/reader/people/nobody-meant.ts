import { patternOf } from '#kit/pattern-of.ts';
import { findLosses } from '#interview/acts/losses.ts';
import type { Scene } from '#interview/asked/scene.ts';

/** "Neither of my kids", "my husband just died": people who are spoken of and meant for nothing. A child who died is still a child. */
export const nobodyMeant = ({
  text,
  field,
  question,
}: Scene): readonly { readonly start: number; readonly end: number }[] => [
  ...Array.from(
    text.matchAll(
      /\b(?:neither|none|not (?:any|one|either)|nor any|no one|nobody) (?:of|in|from|among) (?:my|our|the|them|these|those|his|her)\b[^.;,\n]*/giu,
    ),
    ({ index, 0: said }) => ({ start: index, end: index + said.length }),
  ),
  ...Array.from(question?.heardAs === 'child' ? [] : text.matchAll(nobodys), ({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  })),
  ...Array.from(text.matchAll(/[^.;,\n]+/gu))
    .filter(([said]) => toldApart.test(said))
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
  ...Array.from(text.matchAll(county), ({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  })),
  ...(question?.heardAs === 'child'
    ? []
    : findLosses(text).filter(({ who }) => !/\b(?:son|daughter|child|kid)\b/iu.test(who) || field !== undefined)),
];

// "Kevin is not one of my children": who is told apart from somebody is named for nothing.
const toldApart = patternOf(
  'iu',
  String.raw`\b(?:(?:is|are|was|were) not|isn't|aren't|wasn't|isnt) (?:actually |really )?(?:(?:one|any|part) of|related|in) (?:my|our|the|to|us)\b`,
  String.raw`|\b(?:(?:is|are|was|were) (?:not|no)|isn't|aren't|wasn't|isnt|arent) (?:actually |really |even )?(?:an? |my |our )?`,
  String.raw`(?:child|kid|person|people|human(?: being)?|name)(?: of (?:mine|ours)| at all)*(?=\W*(?:$|for |it'?s |that'?s ))`,
);
const nobodys = patternOf(
  'giu',
  String.raw`\b(?:no|without(?: any)?) (?:own |more |other |living )?(?:kids|children|grandchildren|siblings|brothers`,
  String.raw`|sisters|sons?|daughters?|relatives|wife|husband|spouse)\b|\b(?:his|her|their) (?:own )?(?:kids|children`,
  String.raw`|grandchildren|families|descendants)\b`,
);
const county =
  /(?<!\bof\s)(?<!\p{L})\p{Lu}[\p{L}'.]*(?:\s\p{Lu}[\p{L}'.]*){0,2}\s+(?:County|Parish)\b|\b(?:[Cc]ounty|[Pp]arish) is [^.;,\n]*/gu;
