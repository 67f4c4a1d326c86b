import type { Overheard } from '#facts/define-fact.ts';
import type { Facts } from '#facts/facts.ts';
import { told } from '#facts/told.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { nameWords } from '#interview/language/name-words.ts';

/** The text without names of settings that begin with a no: a `no-contest clause` denies nothing. */
export const withoutNames = (low: string, questions: readonly FactQuestion[]): string =>
  questions
    .flatMap(({ overheard }) => overheard?.named ?? [])
    .reduce(
      (text, named) => text.replace(named, (name) => (/^no\b/u.test(name) ? ' '.repeat(name.length) : name)),
      low,
    );

/** The text in which the spouse is called one, and not by name: a choice knows nobody's name. */
export const withSpouseCalled = (low: string, facts: Facts): string => {
  const spouse = told(facts, 'spouse-name');
  return spouse === undefined ? low : low.replace(new RegExp(nameWords(spouse).source, 'gu'), 'my spouse');
};

/** What the name of a setting in a reply says of it: false where it stands behind a denial, undefined where it was not named. */
export const readNamed = (low: string, { said, named }: Overheard): boolean | undefined => {
  const name = said?.exec(low) ?? named.exec(low);
  return name ? !isDenied(low, name) : undefined;
};

const denial =
  /(?:\b(?:no|not|never|without|skip|remove|drop|delete)\b|n't\b|\b(?:take|leave) out\b)(?:(?! but\b)[^,.;:]){0,30}$/u;
const denialBehind =
  /^[^,.;]{0,12}\b(?:is|are)(?:n't| not)\b|^[^,.;]{0,12}\b(?:not needed|unnecessary|no thanks|out\b(?!\s+to))|^[^,.;]{0,12}\b(?:gets?|receives?|takes?|inherits?) nothing\b/u;

/** True for words of a sentence that it denies: `I don't want a protector`, `remove the no-contest clause`. */
export const isDenied = (low: string, { index, 0: name }: RegExpExecArray): boolean =>
  denial.test(low.slice(0, index)) || denialBehind.test(low.slice(index + name.length));
