import type { FieldId } from '#facts/facts.ts';
import { keepUnanswered } from '#interview/doubt/keep-unanswered.ts';
import type { FactMistake } from '#interview/fact-mistake.ts';
import type { Interview } from '#interview/interview.ts';
import { recordFact } from '#interview/record-fact.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, type Result } from '#kit/result.ts';

/** Records a fact that was changed beside the conversation; what was asked back about something else is asked once more later. */
export const recordBeside = (
  interview: Interview,
  field: FieldId,
  value: unknown,
  today: PlainDate,
): Result<Interview, FactMistake> => {
  const recorded = recordFact(interview, field, value, today);
  return recorded.ok ? ok(keepUnanswered(interview, recorded.value, '').interview) : recorded;
};
