import { birthField } from '#facts/births.ts';
import type { FieldId } from '#facts/facts.ts';
import { withDetails, type FactMistake } from '#interview/fact-mistake.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { endMarriage } from '#interview/end-marriage.ts';
import { moveToNext } from '#interview/next-question.ts';
import { moveOutside } from '#interview/move-outside.ts';
import { problemsOf } from '#interview/problems.ts';
import { parseFact, pruneFacts, answerFact } from '#interview/set-fact.ts';
import { deriveFacts } from '#interview/derive-facts.ts';
import { unitePeople } from '#interview/unite-people.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, refuse, type Result } from '#kit/result.ts';

/**
 * Records one fact as edited in the facts panel. The value is checked against its shape; the fact loses its confirmation, facts
 * that no longer apply disappear, and the conversation moves on when it was asking for this fact.
 */
export const recordFact = (
  interview: Interview,
  field: FieldId,
  value: unknown,
  today: PlainDate,
): Result<Interview, FactMistake> => {
  if (!findQuestion(interview.plan, field)) return refuse({ message: 'This document has no such entry.' });
  const parsed = parseFact(field, value);
  if (!parsed.ok) return refuse(withDetails(parsed.reason, field, value));

  const written = deriveFacts(answerFact(interview, field, parsed.value), [field]);
  // A name that was only spelled anew is spelled so everywhere before anything stops to apply.
  const changed = endMarriage(interview, pruneFacts(unitePeople(interview, written))).interview;
  // Only the own date of birth cannot be a step on the way; every other problem may be repaired by a later edit.
  const isNewProblem = problemsOf(changed, today).find(
    (problem) => problem.field === field && problem.field === birthField('maker'),
  );
  if (isNewProblem) return refuse({ message: isNewProblem.message });

  return ok(moveOutside(interview, moveToNext({ ...changed, doubt: null })));
};
