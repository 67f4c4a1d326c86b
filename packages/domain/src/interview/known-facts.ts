import type { Facts, FieldId } from '#facts/facts.ts';
import { fieldOf } from '#facts/told.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { isMakerRenamed } from '#people/is-respelling.ts';
import type { KnownFact } from '#people/person.ts';

/** Facts that are known from elsewhere and missing here, in the order of the interview: offered together. */
export const knownAndMissing = (interview: Interview): readonly KnownFact[] => {
  const { known = [], facts, plan } = interview;
  const missing = known.filter(({ field }) => facts[field] === undefined);
  if (missing.length === 0) return [];
  const all = { ...facts, ...factsOf(missing) };
  return plan.questions
    .filter(({ applies }) => !applies || applies(all))
    .flatMap(({ field }) => missing.find((one) => one.field === field) ?? []);
};

/** Facts that another document says otherwise since; each is asked by itself. */
export const knownOtherwise = ({ known = [], facts, plan }: Interview): readonly KnownFact[] =>
  known.filter(
    ({ field, value }) => findQuestion(plan, field) && facts[field] !== undefined && !isSameValue(facts[field], value),
  );

/** Facts as an interview records them. */
export const factsOf = (known: readonly KnownFact[]): Facts =>
  Object.fromEntries(known.map(({ field, value }) => [field, value]));

/** What is still known from elsewhere after a fact was given here: no longer that fact, and nothing of somebody else. */
export const knownAfter = (
  { known }: Pick<Interview, 'known'>,
  field: FieldId,
  value: unknown,
): Pick<Interview, 'known'> => {
  if (known === undefined) return {};
  const makerName = fieldOf('maker-name');
  const name = known.find((one) => one.field === makerName)?.value;
  const isOther = field === makerName && name !== undefined && !isMakerRenamed(String(name), String(value));
  return { known: isOther ? undefined : known.filter((one) => one.field !== field) };
};
