import type { FactCard } from '#interview/cards/fact-card.ts';
import { displayFact } from '#interview/display-fact.ts';
import type { Interview } from '#interview/interview.ts';
import { isSameValue } from '#kit/is-same-value.ts';

/** Every fact that differs between two states of an interview, in the order of its questions, those that followed included. */
export const cardsOf = (before: Interview, after: Interview): readonly FactCard[] =>
  after.plan.questions.flatMap(({ field, label }) => {
    const was = before.facts[field];
    const value = after.facts[field];
    if (isSameValue(was, value)) return [];
    return {
      field,
      label,
      ...(was !== undefined && { was }),
      ...(value !== undefined && { value }),
      display: displayFact(after, field),
      displayWas: displayFact(before, field),
    };
  });
