import type { FieldId } from '#facts/facts.ts';
import { askUnanswered } from '#interview/conversation/ask-unanswered.ts';
import { sayOnce } from '#interview/conversation/reply-to.ts';
import { tellRefusal } from '#interview/conversation/tell-refusal.ts';
import { moveOn } from '#interview/conversation/reply-with-reading.ts';
import { displayFact } from '#interview/display-fact.ts';
import type { FactMistake } from '#interview/fact-mistake.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { forgetLater } from '#interview/later/later-words.ts';
import { recordFact } from '#interview/record-fact.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, type Result } from '#kit/result.ts';

/** A form as it was filled in. */
export interface Filled {
  readonly field: FieldId;
  readonly value: unknown;
}

/** A turn that began with a form, and what the person has said by it: `Home address: 12 Elm Street, …`. */
export interface FilledTurn extends Turn {
  readonly said: string;
}

/**
 * One turn in which a fact was filled in instead of said: recorded as in the facts panel, or refused in plain words with the detail
 * that is wrong; then the conversation goes on as after an answer. `today` decides ages.
 */
export const replyToForm = (
  interview: Interview,
  { field, value }: Filled,
  today: PlainDate,
): Result<FilledTurn, FactMistake> => {
  const recorded = recordFact(interview, field, value, today);
  if (!recorded.ok) return recorded;
  const { movedFrom: _, ...changed } = recorded.value;
  const { asked, trail } = interview;
  const answered = { ...changed, asked, trail, nameless: null };

  const told = askUnanswered(interview, moveOn(answered, { recorded: [field], today, notes: [] }), '');
  const turn = sayOnce(interview, tellRefusal(told, today));
  const after = { ...forgetLater(turn.interview, interview), said: turn.reply };
  const label = findQuestion(interview.plan, field)?.label ?? field;
  return ok({ ...turn, interview: after, said: `${label}: ${displayFact(after, field) || 'None'}` });
};
