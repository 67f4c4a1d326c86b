import type { FactCard } from '#interview/cards/fact-card.ts';
import { clearFact } from '#interview/clear-fact.ts';
import type { Interview } from '#interview/interview.ts';
import { recordFact } from '#interview/record-fact.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, refuse, type Result } from '#kit/result.ts';

/** Why a fact cannot be put back: it has another value by now, or what it was fits nothing that stands now. */
export type UndoRefusal = 'changed-since' | 'does-not-fit';

/** Puts one fact back to what it was before the turn that the card tells of; other facts of that turn stay. */
export const undoCard = (
  interview: Interview,
  { field, was, value }: Pick<FactCard, 'field' | 'was' | 'value'>,
  today: PlainDate,
): Result<Interview, UndoRefusal> => {
  if (!isSameValue(interview.facts[field], value)) return refuse('changed-since');
  if (was === undefined) return ok(clearFact(interview, field));
  const recorded = recordFact(interview, field, was, today);
  // What no longer applies is taken out again as soon as it is written.
  return recorded.ok && isSameValue(recorded.value.facts[field], was) ? recorded : refuse('does-not-fit');
};
