import type { FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';

/** Recorded facts that nobody has confirmed yet, in the order of the interview. */
export const unconfirmedFacts = (interview: Interview): readonly FieldId[] =>
  applicableQuestions(interview)
    .map(({ field }) => field)
    .filter((field) => interview.facts[field] !== undefined && !interview.confirmed.includes(field));

/** True while a recorded fact waits for its confirmation. */
export const needsReview = (interview: Interview): boolean => unconfirmedFacts(interview).length > 0;
