import type { Desk } from '#interview/edits/known-entries.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** "The boys 45 percent each", "45 each for Tobin and Wendell": several who are known, each with the share that is said of all of them. */
export const eachApart = (desk: Desk, text: string): string =>
  text
    .replace(eachBefore, (said: string, ...found: readonly unknown[]) => {
      const { before = '', lead = '', share = '' } = found.at(-1) as Readonly<Record<string, string>>;
      const who = withPeople(desk, before, share);
      return who === undefined ? said : `${lead}${who}`;
    })
    .replace(eachBehind, (said: string, ...found: readonly unknown[]) => {
      const { behind = '', share = '' } = found.at(-1) as Readonly<Record<string, string>>;
      return sharesBefore(desk, behind, share) ?? said;
    });

const peopleIn = (desk: Desk, words: string): readonly string[] | undefined => {
  const { people, left, unclear } = readSlot(desk, words.trim());
  return left === '' && unclear.length === 0 && people.length > 1 ? people.map(({ name }) => name) : undefined;
};

const withPeople = (desk: Desk, words: string, share: string): string | undefined =>
  peopleIn(desk, words)
    ?.map((name) => `${name} ${share} percent`)
    .join(', ');

const sharesBefore = (desk: Desk, words: string, share: string): string | undefined =>
  peopleIn(desk, words)
    ?.map((name) => `${share} percent to ${name}`)
    .join(', ');

const figure = String.raw`(?<share>\d{1,2}(?:\.\d+)?)\s*(?:%|percent)?\s*(?:each|apiece)\b`;
const eachBefore = patternOf(
  'giu',
  String.raw`(?<lead>^|[,;]\s*(?:and |while |with )?|\band |\bwith )(?<before>[\p{L}][\p{L}' .,]{2,80}?)`,
  String.raw`\s+(?:(?:to |should |will |would |can )?(?:gets?|have|has|takes?|receives?|keeps?|at|with|go to|down to)\s+)?`,
  figure,
);
const eachBehind = patternOf(
  'giu',
  figure,
  String.raw`\s+(?:(?:to|for|goes to|go to)\s+)?(?<behind>[\p{L}][\p{L}' .,]{2,80}?)(?=\s*(?:[;.]|$|,? ?\band (?:the )?(?:other |remaining )?\d))`,
);
