import type { Interview } from '#interview/interview.ts';
import { issuesOf } from '#interview/issues-of.ts';
import type { Problem } from '#interview/problem.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * What keeps the recorded facts from giving a document, in the order of the interview. Facts that are still missing are no problem
 * yet. `today` decides ages.
 */
export const problemsOf = (interview: Interview, today: PlainDate): readonly Problem[] =>
  issuesOf(interview, { today, level: 'error' });
