import { patternOf } from '#kit/pattern-of.ts';

/** "Take Bo off as trustee, put Nell there", "for trustee, instead of Bo put Nell": one in the place of another. */
export const puttingThere = (text: string): string => {
  const { who, old, where } = there.map((form) => form.exec(text)?.groups).find((said) => said !== undefined) ?? {};
  return who === undefined ? text : `${who} instead of ${old} as ${where}`;
};

const there: readonly RegExp[] = [
  patternOf(
    'iu',
    String.raw`^(?:take|get|pull) (?<old>.{2,40}?) (?:off|out)(?: of)? (?:as|from) (?<where>.{3,40}?)(?:[,;.]| and)+`,
    String.raw` (?:put|use|have|get|name) (?<who>.{2,50}?)(?: (?:there|in|instead|on|in (?:his|her|their) place))?$`,
  ),
  /^(?:for|as) (?<where>.{3,40}?),? instead(?: of)? (?<old>.{2,40}?),? (?:put|use|take|have|name) (?<who>.{2,60})$/iu,
  /^(?:for|as) (?<where>.{3,40}?),? (?:put|use|take|have|name) (?<who>.{2,60}?) (?:instead of|rather than) (?<old>.{2,40})$/iu,
];
