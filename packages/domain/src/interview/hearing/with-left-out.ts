import { deskOf } from '#interview/edits/known-entries.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { PlainDate } from '#kit/plain-date.ts';

const leftOut = patternOf(
  'giu',
  String.raw`(?:^|[.;,!]|\band\b|\bbut\b|\bthat\b)\s*(?<who>[^.;,!]{2,40}?)\s+(?:(?:(?:is|are|was|were|be|being|has been)\s+)*(?:left|cut) out`,
  String.raw`|(?:gets?|receives?|inherits?|takes?|is getting|is to get|should get|will get) (?:nothing|none|not a (?:thing|cent|dime|penny))`,
  String.raw`|(?:(?:is|are|should|shall|must|will|does|do) not|isn'?t|aren'?t|shouldn'?t|won'?t|doesn'?t|don'?t) (?:to )?(?:get|receive|have|inherit) (?:anything|any of it|a (?:thing|cent|dime|penny)))\b`,
);

/** A wish told in own words that leaves somebody out who is known: whether they are left out on purpose is asked back beside it. */
export const withLeftOut = (
  interview: Interview,
  reading: Reading,
  { message, today }: { readonly message: string; readonly today: PlainDate },
): Reading => {
  const { asked, plan, facts } = interview;
  const isWish =
    asked?.kind === 'fact' &&
    findQuestion(plan, asked.field)?.kind === 'longText' &&
    reading.patch.some(({ field }) => field === asked.field);
  const omitted = isWish ? applicableQuestions(interview).find(({ names }) => names === 'omitted') : undefined;
  if (!omitted || facts[omitted.field] !== undefined || reading.patch.some(({ field }) => field === omitted.field))
    return reading;
  const desk = deskOf(interview, facts, today);
  const people = [...message.matchAll(leftOut)].flatMap(({ groups }) => {
    const who = groups?.['who'] ?? '';
    return /\b(?:not|never|nobody|none)\b|n't\b/iu.test(who) ? [] : readSlot(desk, who).people;
  });
  const value = [...new Set(people)]
    .filter(({ isMaker }) => !isMaker)
    .map(({ name, relationships: [relationship] }) => ({ name, ...(relationship !== undefined && { relationship }) }));
  if (value.length === 0) return reading;
  const proposal = { field: omitted.field, value, evidence: message, confidence: sureEnough - 0.05 };
  return { ...reading, patch: [...reading.patch, proposal] };
};
