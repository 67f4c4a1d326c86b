import { findQuestion } from '#interview/find-question.ts';
import type { FieldId } from '#facts/facts.ts';
import { followersOf, sayOf } from '#facts/follows.ts';
import type { Interview } from '#interview/interview.ts';
import { setFact } from '#interview/set-fact.ts';

/** The facts that were given, and those that follow from them: an address says its state. */
export const withDerived = (recorded: readonly FieldId[]): readonly FieldId[] => [
  ...recorded,
  ...followersOf(recorded),
];

/** Records what the person said along with something else: the state that stands in their home address. */
export const deriveFacts = (interview: Interview, recorded: readonly FieldId[]): Interview =>
  followersOf(recorded).reduce((derived, field) => {
    if (!findQuestion(derived.plan, field)) return derived;
    const value = sayOf(derived.facts, field, derived.laws);
    return value === undefined || value === derived.facts[field] ? derived : setFact(derived, field, value);
  }, interview);
