import { isFieldId, type FieldId } from '#facts/facts.ts';
import { fieldAfter, migrateFacts, setAside } from '#facts/migrate-facts.ts';
import type { Answers } from '#facts/migration.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { Interview, OlderInterview, StoredInterview } from '#interview/interview.ts';
import { moveOutside } from '#interview/move-outside.ts';
import { moveToNext } from '#interview/next-question.ts';
import { renameFields } from '#interview/rename-fields.ts';
import { parseFact } from '#interview/set-fact.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { LawSource } from '#law/law-source.ts';

/** The version of the questions of a type: the first is 1, and every migration makes the next. */
export const versionOf = ({ migrations = [] }: QuestionPlan): number => migrations.length + 1;

/**
 * An interview as it was kept, in the questions of today. What was recorded under earlier questions is carried through every change
 * since; what does not fit is kept beside and asked again (`earlier`). An interview of today, or of a newer version than this one
 * knows, comes back as it is.
 */
export const migrateInterview = (plan: QuestionPlan, laws: LawSource, kept: OlderInterview): StoredInterview => {
  const { version = 1 } = kept;
  if (version >= versionOf(plan)) return { ...kept, version };
  const migrations = (plan.migrations ?? []).slice(version - 1);
  const nameNow = (field: string): string => fieldAfter(field, migrations);
  const { facts, earlier } = keepFitting(migrateFacts({ facts: kept.facts, earlier: kept.earlier ?? [] }, migrations));

  const isKept = (field: string): boolean => isSameValue(kept.facts[field as FieldId], facts[nameNow(field)]);
  const unchanged = { ...kept, confirmed: kept.confirmed.filter(isKept), ...shownOf(kept, isKept) };
  const renamed = renameFields(unchanged, { plan, nameNow });
  const carried: StoredInterview = {
    ...kept,
    ...renamed,
    version: versionOf(plan),
    facts,
    ...(earlier.length > 0 && { earlier }),
  };
  const isAsking = kept.asked === null || renamed.asked !== null;
  const isAlike = isAsking && Object.keys(kept.facts).every(isKept);
  return isAlike ? carried : askNext(plan, laws, carried);
};

const shownOf = ({ shown }: OlderInterview, isKept: (field: FieldId) => boolean): Pick<OlderInterview, 'shown'> =>
  shown ? { shown: shown.filter(isKept) } : {};

/** True for an interview whose questions are newer than the ones of this program: it must be neither read nor changed. */
export const isNewerInterview = (plan: QuestionPlan, { version }: Pick<StoredInterview, 'version'>): boolean =>
  version > versionOf(plan);

// Whatever the migrations say, nothing is recorded that the shapes of today refuse.
const keepFitting = ({ facts, earlier }: Answers): Answers =>
  Object.entries(facts).reduce<Answers>(
    (fitting, [field, value]) =>
      isFieldId(field) && parseFact(field, value).ok
        ? { ...fitting, facts: { ...fitting.facts, [field]: value } }
        : setAside(fitting, { field, value }),
    { facts: {}, earlier },
  );

const askNext = (plan: QuestionPlan, laws: LawSource, carried: StoredInterview): StoredInterview => {
  const before: Interview = { ...carried, plan, laws };
  const { plan: _plan, laws: _laws, ...next } = moveOutside(before, moveToNext(before));
  return next;
};
