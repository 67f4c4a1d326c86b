import type { EntryForm } from '#facts/entry-form.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';

/** What the questions of a plan are called, explained and answered with: every word of them that hangs on no answer. */
export const wordsOfPlan = ({ documentName, questions }: QuestionPlan): readonly string[] => [
  ...new Set([
    documentName,
    ...questions.flatMap(({ group, label, why, mistake, unit, choices = [], entries }) => [
      group,
      label,
      why,
      ...[mistake, unit].flatMap((words) => words ?? []),
      ...choices.map((choice) => choice.label),
      ...(entries ? wordsOfForm(entries) : []),
    ]),
  ]),
];

const wordsOfForm = ({ noun, noneLabel, instead, columns }: EntryForm): readonly string[] => [
  noun,
  ...[noneLabel, instead?.ask, instead?.label].flatMap((words) => words ?? []),
  ...columns.flatMap(({ label, choices = [] }) => [label, ...choices.map((choice) => choice.label)]),
];
