import { earlierProblems, earlierWarnings } from '#interview/earlier-answers.ts';
import { knownOtherwise } from '#interview/known-facts.ts';
import { sayDifference } from '#interview/phrase-known.ts';
import type { Problem } from '#interview/problem.ts';
import type { Interview, Completeness } from '#interview/interview.ts';
import { applicableQuestions, missingFacts } from '#interview/missing-facts.ts';
import { problemsOf } from '#interview/problems.ts';
import { unconfirmedFacts } from '#interview/review.ts';
import { warningsOf } from '#interview/warnings.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * How far an interview is, computed from its facts alone. It is complete when every required fact is recorded, nothing
 * speaks against them and every recorded fact has been confirmed. The confirmation counts as the last step of the progress.
 * `today` decides ages.
 */
export const completenessOf = (interview: Interview, today: PlainDate): Completeness => {
  const required = applicableQuestions(interview).filter(({ isRequired }) => isRequired);
  const missing = missingFacts(interview);
  const problems = [...problemsOf(interview, today), ...earlierProblems(interview), ...differencesOf(interview)];
  const isComplete = missing.length === 0 && problems.length === 0 && unconfirmedFacts(interview).length === 0;
  const given = required.length - missing.length;
  const progress = isComplete ? 100 : Math.min(99, Math.floor((100 * given) / (required.length + 1)));
  return {
    progress,
    isComplete,
    missing,
    problems,
    warnings: [...warningsOf(interview, today), ...earlierWarnings(interview)],
  };
};

// Two documents that say two things of one person wait for an answer.
const differencesOf = (interview: Interview): readonly Problem[] =>
  knownOtherwise(interview).map((one) => ({ field: one.field, message: sayDifference(interview, one) }));
