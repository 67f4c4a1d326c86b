import type { Interview } from '#interview/interview.ts';
import { issuesOf } from '#interview/issues-of.ts';
import type { Problem } from '#interview/problem.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** What a person should know about their answers before they confirm them, and may leave as it is. `today` decides ages. */
export const warningsOf = (interview: Interview, today: PlainDate): readonly Problem[] =>
  issuesOf(interview, { today, level: 'warning' });
