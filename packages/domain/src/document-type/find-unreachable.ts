import type { FactDefinition, Recorded } from '#facts/define-fact.ts';
import type { FieldId } from '#facts/facts.ts';
import { stateCodes } from '#law/state-code.ts';

/** A question as far as it decides whether it is asked. */
type Asked = Pick<FactDefinition, 'shape' | 'kind' | 'choices' | 'applies'> & { readonly field: FieldId };

/**
 * The questions that would never be asked, whatever is answered, and those that stand twice, in sentences. Each answer that a
 * question declares is tried for the facts on which another depends, and for names and numbers answers of every kind that fit.
 */
export const findUnreachable = (questions: readonly Asked[], sample: Recorded): readonly string[] => {
  const fields = questions.map(({ field }) => field);
  return [
    ...fields.filter((field, index) => fields.indexOf(field) !== index).map((field) => `${field} is asked twice`),
    ...questions
      .filter((question) => !isReached(question, { questions, sample }))
      .map(({ field }) => `${field} is never asked, whatever is answered`),
  ];
};

interface Talk {
  readonly questions: readonly Asked[];
  readonly sample: Recorded;
}

const isReached = ({ field, applies }: Asked, { questions, sample }: Talk): boolean => {
  if (applies === undefined) return true;
  const needed = questions.filter((one) => applies.needs.includes(one.field));
  return [sample, {}, ...anything.map((answer) => givingAlways(answer, questions))].some((facts) =>
    canHold(applies, { needed, facts: { ...facts, [field]: undefined } }),
  );
};

// Some questions hang on what one of several lists says.
const givingAlways = (answer: unknown, questions: readonly Asked[]): Recorded =>
  Object.fromEntries(
    questions.filter(({ shape }) => shape.safeParse(answer).success).map(({ field }) => [field, answer] as const),
  );

// Tries the answers of one question after the other, and stops at the first set that does.
const canHold = (
  applies: (facts: Recorded) => boolean,
  { needed: [next, ...others], facts }: { readonly needed: readonly Asked[]; readonly facts: Recorded },
): boolean =>
  next === undefined
    ? applies(facts)
    : answersTo(next, facts).some((answer) =>
        canHold(applies, { needed: others, facts: { ...facts, [next.field]: answer } }),
      );

const answersTo = (question: Asked, facts: Recorded): readonly unknown[] => {
  const { field, kind, shape, choices = [] } = question;
  const given = facts[field] === undefined ? [] : [facts[field]];
  const values = choices.map(({ value }) => value);
  switch (kind) {
    case 'yesNo':
      return [true, false];
    case 'choice':
      return values;
    case 'choices':
      return [values, ...values.map((value) => [value]), []];
    default:
      return [...given, ...anything.filter((answer) => shape.safeParse(answer).success)];
  }
};

const spouse = 'Robin Marsh';
const one = { name: 'Kim Marsh' };
const other = { name: 'Lou Marsh' };

// Answers of every kind: nobody, one and several; a spouse with a share, on benefits or not; children of one and of both.
const anything: readonly unknown[] = [
  spouse,
  ...stateCodes.slice(0, 2),
  '2020-01-02',
  1,
  one,
  [],
  [one],
  [one, other],
  [one.name],
  [
    { name: spouse, relationship: 'spouse', percentage: 50 },
    { ...one, percentage: 50 },
  ],
  [
    { name: spouse, relationship: 'spouse', percentage: 50, isDisabled: true },
    { ...one, percentage: 50 },
  ],
  [{ ...one, relationship: 'stepchild' }, other],
  [{ ...one, isMinor: true }],
  [{ ...one, relationship: 'child', percentage: 100 }],
  [{ item: 'My violin', recipient: one.name }],
];
