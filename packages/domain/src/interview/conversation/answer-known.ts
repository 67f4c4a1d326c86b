import { wordKey } from '#kit/word-key.ts';
import type { FieldId } from '#facts/facts.ts';
import { agreesToAll } from '#interview/answers/agrees-in.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { factsOf, knownAndMissing, knownOtherwise } from '#interview/known-facts.ts';
import { settleNamesake } from '#interview/namesakes.ts';
import { moveToNextOpen } from '#interview/next-question.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { readAct } from '#interview/acts/acts.ts';
import { isBareYes } from '#interview/acts/bare-yes.ts';
import { recordFact } from '#interview/record-fact.ts';
import { say } from '#interview/conversation/reply-with-reading.ts';
import { parseFact, answerFact } from '#interview/set-fact.ts';
import { unitePeople } from '#interview/unite-people.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The turn that a plain yes or no to something known from elsewhere makes: facts of another document, a fact that differs, a
 * person of the same name. Undefined for whatever else was asked or said.
 */
export const answerKnown = (interview: Interview, message: string, today: PlainDate): Turn | undefined => {
  const { asked, doubt } = interview;
  if (asked === null || doubt !== null) return undefined;
  const isYes = isAgreed(interview, message);
  const isNo = isDenied(interview, message);
  switch (asked.kind) {
    case 'known':
      if (saysForAnother.test(message))
        return goOn(startAnew(interview), { words: 'All right, then I will ask for everything.', today });
      return isYes ? acceptKnown(interview, today) : undefined;
    case 'differs':
      if (isYes) return acceptOther(interview, asked.field, today);
      return isNo
        ? goOn(keepOwn(interview, asked.field), { words: 'All right, it stays as it is here.', today })
        : undefined;
    case 'namesake':
      if (!isYes && !isNo) return undefined;
      return goOn(settleNamesake(interview, asked, isYes), {
        words: isYes ? 'Thank you.' : 'Thank you, I keep them apart.',
        today,
        isAnswered: true,
      });
    case 'fact':
    case 'detail':
    case 'offer':
    case 'review':
      return undefined;
  }
};

const saysForAnother = /\b(?:for|about) (?:somebody|someone|another person|a different person)\b/iu;

const isAgreed = (interview: Interview, message: string): boolean =>
  isBareYes(message) || agreesToAll(message) || isChip(interview, message, 0);

const isDenied = (interview: Interview, message: string): boolean =>
  isChip(interview, message, 1) ||
  (message.trim().split(/\s+/u).length < 5 && readAct(message.trim().toLowerCase(), false)?.act === 'no');

const isChip = (interview: Interview, message: string, index: number): boolean =>
  wordKey(phraseQuestion(interview).choices[index] ?? '') === wordKey(message) && wordKey(message) !== '';

const goOn = (interview: Interview, saying: Parameters<typeof say>[1]): Turn =>
  say(moveToNextOpen(interview, saying.today), saying);

// Nothing that is known of one person is said of another.
const startAnew = (interview: Interview): Interview => ({ ...interview, known: [] });

const keepOwn = (interview: Interview, field: FieldId): Interview => ({
  ...interview,
  known: (interview.known ?? []).filter((one) => one.field !== field),
});

// What the person has just read and found right is neither asked nor shown for confirmation again.
const acceptKnown = (interview: Interview, today: PlainDate): Turn => {
  const known = knownAndMissing(interview);
  const recorded = known.flatMap(({ field }) => field);
  const facts = factsOf(known);
  const written = recorded.reduce((now, field) => {
    const parsed = parseFact(field, facts[field]);
    return parsed.ok ? answerFact(now, field, parsed.value) : keepOwn(now, field);
  }, interview);
  const united = unitePeople(interview, written);
  const accepted: Interview = {
    ...united,
    confirmed: [...new Set([...united.confirmed, ...recorded])],
    shown: [...new Set([...(united.shown ?? []), ...recorded])],
  };
  return { ...goOn(accepted, { words: 'Thank you, then I take that over.', today, isAnswered: true }), recorded };
};

const acceptOther = (interview: Interview, field: FieldId, today: PlainDate): Turn | undefined => {
  const fact = knownOtherwise(interview).find((one) => one.field === field);
  const changed = fact && recordFact(interview, field, fact.value, today);
  if (!changed) return undefined;
  if (!changed.ok) return goOn(keepOwn(interview, field), { words: changed.reason.message, today });
  const label = findQuestion(interview.plan, field)?.label ?? field;
  const { movedFrom: _outside, ...moved } = changed.value;
  const words = `Thank you. I have changed “${label}” here too.`;
  return { ...goOn(moved, { words, today, isAnswered: true }), recorded: [field] };
};
