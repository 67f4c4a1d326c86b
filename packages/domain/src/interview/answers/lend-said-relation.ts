import type { Named } from '#interview/answers/write-entries.ts';
import type { Interview } from '#interview/interview.ts';

/** The one name that answers "What is your brother's full name?", with the relation that was said before. */
export const lendSaidRelation = <One extends Named>(
  { nameless, asked }: Interview,
  named: readonly One[],
): readonly One[] => {
  const isAnswer = nameless?.relationship && asked?.kind === 'fact' && asked.field === nameless.field;
  const fresh = named.filter(({ relationship, isKnown }) => relationship === undefined && !isKnown);
  if (!isAnswer || fresh.length !== 1) return named;
  return named.map((one) =>
    fresh.includes(one) ? { ...one, relationship: nameless.relationship ?? undefined, isSure: true } : one,
  );
};
