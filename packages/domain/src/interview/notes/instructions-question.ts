import { fieldOf } from '#facts/told.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';

/** The question whose answer is printed in the person's own words and can take up a note; undefined where the type asks none. */
export const instructionsQuestion = (interview: Interview): FactQuestion | undefined =>
  applicableQuestions(interview).find(({ field }) => field === fieldOf('own-instructions'));
