import type { FieldId } from '#facts/facts.ts';
import { calledFields } from '#interview/asked/called-facts.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import type { Desk } from '#interview/edits/known-entries.ts';

const mostWords = 6;

/** "Change executor. My sister Eve Lee instead of Tom": the offices that the sentence before an order is about, where it names nobody. */
export const officesBefore = (desk: Desk, before: string): readonly FieldId[] => {
  const topic = before.split(/[.!?;:]/u).findLast((part) => part.trim() !== '') ?? '';
  if (topic.trim().split(/\s+/u).length > mostWords || namesSomebody(desk, topic)) return [];
  const called = calledFields(topic, desk.questions);
  return desk.questions
    .filter(({ field, names }) => names === 'officers' && called.includes(field))
    .map(({ field }) => field);
};

const namesSomebody = (desk: Desk, text: string): boolean =>
  findMentions(desk, text).some(({ isPronoun, candidates }) => !isPronoun && candidates.length > 0);
