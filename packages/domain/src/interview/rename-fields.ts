import type { Recorded } from '#facts/define-fact.ts';
import { isFieldId, type Facts, type FieldId } from '#facts/facts.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { OlderInterview, Question } from '#interview/interview.ts';
import { parseFact } from '#interview/set-fact.ts';

interface Renaming {
  readonly plan: QuestionPlan;
  readonly nameNow: (field: string) => string;
}

/** Everything in an interview that refers to a question, in the questions of today; what refers to none of them is left out. */
export const renameFields = (kept: OlderInterview, renaming: Renaming) => {
  const known = (field: string): readonly FieldId[] => fieldNow(renaming, field);
  const fields = (list: readonly string[]): readonly FieldId[] => list.flatMap(known);
  const facts = (recorded: Recorded): Facts =>
    Object.fromEntries(Object.entries(recorded).flatMap(([field, value]) => fits(known(field), value)));
  return {
    confirmed: fields(kept.confirmed),
    ...(kept.shown && { shown: fields(kept.shown) }),
    skipped: fields(kept.skipped),
    ...(kept.putAside && { putAside: fields(kept.putAside) }),
    ...(kept.declined && {
      declined: kept.declined.flatMap((declined) => {
        const [field = '', ...detail] = declined.split('.');
        return known(field).map((now) => [now, ...detail].join('.'));
      }),
    }),
    ...(kept.suggested && { suggested: facts(kept.suggested) }),
    ...(kept.known && {
      known: kept.known.flatMap((one) => fits(known(one.field), one.value).map(([field]) => ({ ...one, field }))),
    }),
    ...(kept.carried && {
      carried: kept.carried.flatMap((one) => known(one.field).map((field) => ({ ...one, field }))),
    }),
    ...(kept.people && {
      people: kept.people.flatMap((one) =>
        known(one.field).map((field) => ({ ...one, field: field as typeof one.field })),
      ),
    }),
    trail: kept.trail.flatMap((question) => questionNow(renaming, question)),
    asked: kept.asked && (questionNow(renaming, kept.asked)[0] ?? null),
    ...(kept.movedFrom && { movedFrom: questionNow(renaming, kept.movedFrom)[0] ?? null }),
    // Both were said to the question that stood there.
    doubt: null,
    ...(kept.unanswered && {
      unanswered: kept.unanswered
        .map((one) => ({ ...one, proposed: facts(one.proposed) }))
        .filter(({ proposed }) => Object.keys(proposed).length > 0),
    }),
    nameless: null,
  };
};

const fieldNow = ({ plan, nameNow }: Renaming, field: string): readonly FieldId[] => {
  const now = nameNow(field);
  return isFieldId(now) && findQuestion(plan, now) ? [now] : [];
};

const fits = (fields: readonly FieldId[], value: unknown) =>
  fields.flatMap((field) => (parseFact(field, value).ok ? [[field, value] as const] : []));

const questionNow = (renaming: Renaming, question: Question): readonly Question[] => {
  switch (question.kind) {
    case 'fact':
    case 'detail':
    case 'differs':
      return fieldNow(renaming, question.field).map((field) => ({ ...question, field }));
    case 'namesake':
      return fieldNow(renaming, question.field).map((field) => ({
        ...question,
        field: field as typeof question.field,
      }));
    case 'offer':
      return offerNow(question.fields.flatMap((field) => fieldNow(renaming, field)));
    case 'review':
    case 'known':
      return [question];
  }
};

const offerNow = (fields: readonly FieldId[]): readonly Question[] =>
  fields.length === 0 ? [] : [{ kind: 'offer', fields }];
