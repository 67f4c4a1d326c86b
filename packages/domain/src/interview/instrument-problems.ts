import type { Interview } from '#interview/interview.ts';
import { missingFacts } from '#interview/missing-facts.ts';
import type { Problem } from '#interview/problem.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { FactIssue } from '#review/finding.ts';

/**
 * What the instrument would refuse, said during the conversation and with the way out. Facts that are still missing are no
 * problem yet, and a field that already has a problem (`own`) is not reported twice.
 */
export const instrumentProblems = (
  interview: Interview,
  { today, own }: { readonly today: PlainDate; readonly own: readonly Problem[] },
): readonly Problem[] => {
  const missing = new Set(missingFacts(interview));
  const reported = new Set(own.map(({ field }) => field));
  return (interview.plan.check?.(interview.facts, today, interview.laws) ?? [])
    .filter(({ level }) => level === 'error')
    .flatMap((issue) => {
      const field = issue.fields.find((one) => interview.facts[one] !== undefined && !missing.has(one));
      return field === undefined || reported.has(field) ? [] : [{ field, message: withWayOut(issue, field) }];
    });
};

const withWayOut = ({ code, message }: FactIssue, field: Problem['field']): string => {
  if (code === 'G19') return `${message} Say whom to leave out, or who is not to be left out after all.`;
  if (field === 'successorTrustees') return `${message} Please name somebody else, or say “nobody else”.`;
  if (field === 'initialTrustee') return `${message} Please name each first trustee once.`;
  return message;
};
