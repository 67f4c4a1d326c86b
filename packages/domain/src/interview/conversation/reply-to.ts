import type { FactKind } from '#facts/fact-kind.ts';
import type { FieldId } from '#facts/facts.ts';
import { wordKey } from '#kit/word-key.ts';
import { withoutLifted } from '#interview/barred/barred-from.ts';
import { andInFull } from '#interview/conversation/and-in-full.ts';
import { answerAside } from '#interview/conversation/answer-aside.ts';
import { onlyAsks } from '#interview/aside/only-asks.ts';
import { readWhich, remindWhich } from '#interview/conversation/answer-which.ts';
import { askUnanswered } from '#interview/conversation/ask-unanswered.ts';
import { answerLifeRight } from '#interview/conversation/answer-life-right.ts';
import { answerRecord } from '#interview/conversation/answer-record.ts';
import { answerKnown } from '#interview/conversation/answer-known.ts';
import { offerTold } from '#interview/conversation/offer-told.ts';
import { findQuestion } from '#interview/find-question.ts';
import { knownAndMissing } from '#interview/known-facts.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { removeNote } from '#interview/notes/remove-note.ts';
import { missingFacts } from '#interview/missing-facts.ts';
import { askField, moveToNext } from '#interview/next-question.ts';
import { say } from '#interview/conversation/reply-with-reading.ts';
import { forgetLater } from '#interview/later/later-words.ts';
import { namesInFull } from '#interview/language/names-in-full.ts';
import { answerNow, markShown, phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { meetThanks } from '#interview/conversation/meet-thanks.ts';
import { putSurnameAside } from '#interview/conversation/put-surname-aside.ts';
import { readAct } from '#interview/acts/acts.ts';
import { readChange, readSaid } from '#interview/hearing/read-said.ts';
import { replyBarred } from '#interview/conversation/reply-barred.ts';
import { replyFreely, type Said } from '#interview/conversation/reply-freely.ts';
import { withoutReminder } from '#interview/conversation/without-reminder.ts';
import { withNicknames } from '#interview/conversation/nicknames.ts';
import { afterSelfSaid, askWhoSpeaks, withSpeaker } from '#interview/conversation/who-speaks.ts';
import { replyTyped } from '#interview/conversation/reply-typed.ts';
import { tellRefusal } from '#interview/conversation/tell-refusal.ts';
import { respectRefusal } from '#interview/conversation/respect-refusal.ts';
import { settleDoubt } from '#interview/conversation/settle-doubt.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { KnownFact } from '#people/person.ts';

/**
 * One turn of the conversation, offline: reads the message (4,000 characters at most), passes what was understood through the
 * guards, records it and asks the next question. Never throws, whatever was typed. `today` decides ages.
 */
export const replyTo = (
  interview: Interview,
  message: string,
  today: PlainDate,
  { readAgain = (_, reading) => reading, lookUp = () => undefined }: Partial<Pick<Said, 'readAgain' | 'lookUp'>> = {},
): Turn => {
  const replied = replyTyped(interview, andInFull(interview, withoutReminder(interview, message)), (now, heard) =>
    replyWhich(now, { message: heard, today, readAgain, lookUp }),
  );
  const turn = sayOnce(
    interview,
    tellRefusal(offerTold(interview, askUnanswered(interview, replied, message), today), today),
  );
  const after = withNicknames(forgetLater(withoutLifted(interview, turn.interview, today), interview), message);
  return { ...turn, interview: { ...after, said: turn.reply } };
};

/** The turn in other words than what was said last: the same a second time sounds as if nobody had listened. */
export const sayOnce = ({ said }: Interview, turn: Turn): Turn =>
  turn.reply === said ? { ...turn, reply: `Once more, so that I get it right: ${turn.reply}` } : turn;

// Which of several was asked: a name or a place in the row is enough, and what is passed over is put once more.
const replyWhich = ({ which, ...interview }: Interview, said: Said): Turn => {
  if (which === undefined) return replyOf(interview, said);
  const meant = readWhich(which, said.message);
  switch (meant.kind) {
    case 'one':
      return replyOf(interview, { ...said, message: meant.choice });
    case 'none':
      return interview.doubt === null
        ? say(removeNote(interview, which.words), { words: 'All right, nothing is changed.', today: said.today })
        : replyOf(interview, said);
    case 'other': {
      const turn = replyOf(interview, said);
      return interview.doubt === null ? remindWhich(interview, turn, which) : turn;
    }
  }
};

const replyOf = (told: Interview, spoken: Said): Turn => {
  const waited = afterSelfSaid(told, spoken.message);
  const said = { ...spoken, message: waited?.message ?? spoken.message };
  const { message, today } = said;
  const interview = withSpeaker(waited?.interview ?? told, message);
  const { movedFrom, ...now } = interview;
  if (movedFrom !== undefined && answersOlderQuestion(now, movedFrom, message)) return askAnew(now);
  const chosen = answerOpen(now, message);
  if (chosen) return say(chosen, { words: 'Gladly.', today });
  return replyBarred(now, said, (then, rest) => replyHeard(then, { ...said, message: rest })) ?? replyHeard(now, said);
};

const replyHeard = (now: Interview, said: Said): Turn => {
  const { message, today } = said;
  return (
    meetThanks(now, message, today) ??
    respectRefusal(now, message, today) ??
    answerRecord(now, message, today) ??
    answerLifeRight(now, message, today) ??
    (readChange(now, message)
      ? undefined
      : answerAside(now, { ...said, reply: (told) => replyTold(now, { ...said, message: told }) })) ??
    replyTold(now, said)
  );
};

const replyTold = (interview: Interview, said: Said): Turn => {
  const { message, today } = said;
  const answered =
    settleDoubt(interview, said) ?? answerKnown(interview, message, today) ?? askWhoSpeaks(interview, message);
  if (answered) return answered;
  if (onlyAsks(message)) return say(interview, { words: 'No problem.', today });
  return replyFreely(focusOffered(answerNextInstead(interview, message, today), message, today), said);
};

// What was left open is asked again once its chip is tapped.
const answerOpen = (interview: Interview, message: string): Interview | undefined => {
  const said = wordKey(message);
  const meant = missingFacts(interview).find(
    (field) => wordKey(`${answerNow}${findQuestion(interview.plan, field)?.label ?? field}`) === said,
  );
  return meant === undefined ? undefined : askField(interview, meant);
};

// A short answer to the question that stood there before answers were changed beside the conversation says nothing to the new one.
const answersOlderQuestion = (interview: Interview, movedFrom: Interview['asked'], message: string): boolean => {
  const said = wordKey(message);
  const isChip = (asked: Interview['asked']): boolean =>
    phraseQuestion({ ...interview, asked }).choices.some((choice) => wordKey(choice) === said);
  if (isChip(movedFrom)) return true;
  const isShort = message.trim().split(/\s+/u).length <= 6;
  const act = readAct(message.trim().toLowerCase(), false)?.act;
  // A bare yes or no fits any question; a whole chip of the new one can only be meant for it.
  const isNew = said.includes(' ') && isChip(interview.asked);
  return isShort && (act === 'yes' || act === 'no' || act === 'skip') && !isNew;
};

const askAnew = (interview: Interview): Turn => {
  const { text, choices } = phraseQuestion(interview);
  return {
    interview: markShown({ ...interview, doubt: null }),
    reply: `Your answers were changed since, so I have not recorded that. ${text}`,
    choices,
    recorded: [],
  };
};

// Facts are offered, and an address or a date alone can only put one of them right.
const focusOffered = (interview: Interview, message: string, today: PlainDate): Interview => {
  if (interview.asked?.kind !== 'known') return interview;
  const said = namesInFull(message);
  const { patch, focus } = readSaid(interview, said, today);
  if (patch.length > 0 || focus !== undefined) return interview;
  const fits = ({ field }: KnownFact): boolean =>
    plainKinds.has(findQuestion(interview.plan, field)?.kind) &&
    readSaid(asking(interview, field), said, today).patch.some((one) => one.field === field);
  const meant = knownAndMissing(interview).find(fits);
  return meant ? asking(interview, meant.field) : interview;
};

const plainKinds: ReadonlySet<FactKind | undefined> = new Set(['address', 'date', 'state', 'choice'] as const);

const asking = (interview: Interview, field: FieldId): Interview => ({ ...interview, asked: { kind: 'fact', field } });

// Whoever answers the next question instead of giving a last name is understood, and asked for the name again at the end.
const answerNextInstead = (interview: Interview, message: string, today: PlainDate): Interview => {
  const { asked, doubt, facts } = interview;
  if (doubt !== null && asked?.kind === 'fact' && facts[asked.field] !== undefined) {
    // What was asked back stands after an answer that is settled: the question that comes next may be answered instead.
    const next = moveToNext(interview);
    const { isPlain, patch: said } = readSaid(next, namesInFull(message), today);
    return isPlain && said.some(({ field }) => next.asked?.kind === 'fact' && next.asked.field === field)
      ? next
      : interview;
  }
  if (asked?.kind !== 'detail' || asked.detail !== 'surname') return interview;
  const { patch, act, declined, cleared } = readSaid(interview, namesInFull(message), today);
  if (patch.length > 0 || declined || cleared || !/^(?:answer|yes|yesBut)$/u.test(act)) return interview;
  const moved = moveToNext(putSurnameAside(interview, asked));
  return readSaid(moved, namesInFull(message), today).patch.length > 0 ? moved : interview;
};
