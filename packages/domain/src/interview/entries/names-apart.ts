import { likely } from '#interview/entries/unit.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import type { NameSaid } from '#interview/language/name-said.ts';
import { findRelation } from '#interview/language/relations.ts';
import type { Word } from '#interview/language/word.ts';
import { patternOf } from '#kit/pattern-of.ts';

const several = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const counted = patternOf(
  'giu',
  String.raw`\b(?<count>[2-8]|${several.join('|')}) (?:\p{L}+ )?`,
  '(?:ways?|kids?|children|boys|girls|sons|daughters|grandkids|grandchildren|people|members|owners|partners|of (?:us|them|em))',
  String.raw`\b|\b(?:an? )?(?<part>half|third|quarter|fourth|fifth|sixth) (?:each|apiece|a ?piece)\b`,
);
const parts: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6 };

/** An answer with those who are told apart, and whether it names fewer than it says they are. */
export interface NamesApart {
  readonly text: string;
  readonly apart: readonly string[];
  readonly isShort: boolean;
}

/**
 * An answer typed without capitals and without marks, with a comma between those who are told apart by how many they are said to be:
 * "3 kids tyrell mo and dee", "rosa reyes dee ortiz, half each".
 */
export const withNamesApart = (text: string, known: readonly string[]): NamesApart => {
  const counts = new Set(Array.from(text.matchAll(counted), ({ groups }) => countOf(groups ?? {})));
  const [count, ...others] = counts;
  const asSaid: NamesApart = { text, apart: [], isShort: false };
  if (count === undefined || others.length > 0) return asSaid;
  const { words, names: all, organizations } = analyzeMessage(text, known);
  const names = all.filter(({ probability }) => probability >= likely);
  const isOpen = (name: NameSaid): boolean => name.isLower && name.known.length === 0 && name.to - name.from > 1;
  const open = names.filter(isOpen);
  const unnamed = organizations.length + words.filter((_, at) => isUnnamed(words, names, at)).length;
  if (open.length === 0 || names.length + unnamed >= count) return asSaid;
  const settled = names.length - open.length + unnamed;
  const step = [1, 2].find(
    (length) =>
      open.every(({ from, to }) => (to - from) % length === 0) &&
      settled + open.reduce((sum, { from, to }) => sum + (to - from) / length, 0) === count,
  );
  if (step === undefined) return { ...asSaid, isShort: true };
  return {
    text: open.reduceRight(
      (said, { start, end, name }) => said.slice(0, start) + inSteps(name, step).join(', ') + said.slice(end),
      text,
    ),
    apart: open.flatMap(({ name }) => inSteps(name, step)),
    isShort: false,
  };
};

const countOf = ({ count = '', part = '' }: Readonly<Record<string, string | undefined>>): number =>
  parts[part.toLowerCase()] ?? (Number(count) || several.indexOf(count.toLowerCase()) + 2);

// "Me and my brother Rick Fox, half each", "my wife and tyrell mo": somebody who is not called by a name.
const isUnnamed = (words: readonly Word[], names: readonly NameSaid[], at: number): boolean => {
  const word = words[at];
  if (/^(?:me|myself)$/u.test(word?.low ?? '')) return true;
  const isOne = word !== undefined && findRelation(word.low)?.isPlural === false;
  const isNamed = names.some(
    ({ from, to }) => from === at + 1 || to === at || (from <= at && at < to) || to === at - 1,
  );
  return isOne && !isNamed;
};

const inSteps = (name: string, step: number): readonly string[] => {
  const words = name.split(' ');
  return words.flatMap((_, at) => (at % step === 0 ? [words.slice(at, at + step).join(' ')] : []));
};
