/** "she lives" as the person says it who is meant: "I live"; a verb that is not of one person stays as it is. */
export const asSaidByMaker = ({
  short,
  adverb,
  verb,
}: {
  readonly [part: string]: string | undefined;
  readonly short?: string;
  readonly adverb?: string;
  readonly verb?: string;
}): string => {
  const am = short === undefined ? 'I' : `I'm`;
  return [am, adverb, verb === undefined ? undefined : verbOfMaker(verb)]
    .filter((part) => part !== undefined)
    .join(' ');
};

const verbOfMaker = (verb: string): string => {
  const low = verb.toLowerCase().replace('’', "'");
  const known = irregular.get(low);
  if (known !== undefined) return known;
  if (!/[^s]s$/u.test(low) || kept.has(low)) return verb;
  if (/[^aeiou]ies$/u.test(low)) return low.replace(/ies$/u, 'y');
  return low.replace(/(?:(?<=ch|sh|x|ss|zz)es|s)$/u, '');
};

const irregular = new Map([
  ['is', 'am'],
  ['has', 'have'],
  ['does', 'do'],
  ["doesn't", "don't"],
  ["isn't", 'am not'],
  ["hasn't", "haven't"],
  ['goes', 'go'],
  ['says', 'say'],
]);
const kept = new Set(['was', 'always', 'as', 'this', 'his', 'yes', 'perhaps', 'sometimes']);
