import type { EntryForm } from '#facts/entry-form.ts';
import type { FactCard } from '#interview/cards/fact-card.ts';
import type { FactRow } from '#interview/describe-facts.ts';
import type { FactMistake } from '#interview/fact-mistake.ts';
import type { Completeness } from '#interview/interview.ts';
import type { Language } from '#kit/language.ts';
import { inLanguage } from '#wording/spoken/in-language.ts';
import { valueIn } from '#wording/spoken/say-value.ts';

type Choices = readonly { readonly value: string; readonly label: string }[];

/** A row of the facts panel in a language; what is stored in it stays as it is. */
export const rowIn = (language: Language, row: FactRow): FactRow => {
  const say = (text: string): string => inLanguage(language, text);
  return {
    ...row,
    label: say(row.label),
    group: say(row.group),
    help: say(row.help),
    display: valueIn(language, row),
    ...(row.choices && { choices: choicesIn(language, row.choices) }),
    ...(row.entries && { entries: formIn(language, row.entries) }),
    ...(row.usual !== undefined && {
      usual: valueIn(language, { field: row.field, value: undefined, display: row.usual }),
    }),
    ...(row.changedIn !== undefined && { changedIn: say(row.changedIn) }),
  };
};

const choicesIn = (language: Language, choices: Choices): Choices =>
  choices.map(({ value, label }) => ({ value, label: inLanguage(language, label) }));

const formIn = (language: Language, form: EntryForm): EntryForm => ({
  ...form,
  noun: inLanguage(language, form.noun),
  columns: form.columns.map((column) => ({
    ...column,
    label: inLanguage(language, column.label),
    ...(column.choices && { choices: choicesIn(language, column.choices) }),
  })),
  ...(form.noneLabel !== undefined && { noneLabel: inLanguage(language, form.noneLabel) }),
  ...(form.instead && {
    instead: {
      ...form.instead,
      ask: inLanguage(language, form.instead.ask),
      label: inLanguage(language, form.instead.label),
    },
  }),
});

/** What a turn did to a fact, in a language. */
export const cardIn = (language: Language, card: FactCard): FactCard => ({
  ...card,
  label: inLanguage(language, card.label),
  display: valueIn(language, { field: card.field, value: card.value, display: card.display }),
  displayWas: valueIn(language, { field: card.field, value: card.was, display: card.displayWas }),
});

/** Why a value cannot be recorded, in a language. */
export const mistakeIn = (language: Language, { message, details, ...rest }: FactMistake): FactMistake => ({
  ...rest,
  message: inLanguage(language, message),
  ...(details && { details: details.map((one) => ({ ...one, message: inLanguage(language, one.message) })) }),
});

/** Where an interview stands, in a language. */
export const completenessIn = (language: Language, completeness: Completeness): Completeness => {
  const say = (problems: Completeness['problems']): Completeness['problems'] =>
    problems.map((problem) => ({ ...problem, message: inLanguage(language, problem.message) }));
  return { ...completeness, problems: say(completeness.problems), warnings: say(completeness.warnings) };
};
