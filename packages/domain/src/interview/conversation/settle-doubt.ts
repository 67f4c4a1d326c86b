import { wholeNamesIn } from '#interview/answers/judge-answer.ts';
import { peopleIn } from '#facts/people-in.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { acceptDoubt } from '#interview/conversation/apply-reading.ts';
import { correctDoubt, proposeInstead, settleFacts, withoutTheDead } from '#interview/conversation/correct-doubt.ts';
import { listAnew } from '#interview/conversation/list-anew.ts';
import { replyFreely, type Said } from '#interview/conversation/reply-freely.ts';
import { agreesToStartOver, startOver } from '#interview/conversation/start-over.ts';
import { onlyAsks } from '#interview/aside/only-asks.ts';
import { askBack, moveOn, say, sayRung } from '#interview/conversation/reply-with-reading.ts';
import { type DoubtAnswer, readDoubtAnswer } from '#interview/doubt/answer-doubt.ts';
import { addedChoices } from '#interview/doubt/phrase-doubt.ts';
import { saysKnownAge } from '#interview/edits/age-said.ts';
import { deskOf } from '#interview/edits/known-entries.ts';
import { bareOrder } from '#interview/edits/split-orders.ts';
import { withProposed } from '#interview/doubt/read-selection.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { mayTurn } from '#interview/turning/may-turn.ts';
import { keepNotes } from '#interview/notes/keep-notes.ts';
import { countTry, triesOf } from '#interview/tries.ts';
import { climb } from '#interview/conversation/climb.ts';
import { moveTo, moveToNextOpen } from '#interview/next-question.ts';
import { sayNow } from '#interview/conversation/reopen.ts';
import { readSaid } from '#interview/hearing/read-said.ts';
import { sayNoted } from '#interview/warmth/say-noted.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The turn that an answer to something asked back makes: a yes records it, a no does not, a yes with more behind it records nothing
 * before that is understood, and a no with more behind it is read as what is right instead. Undefined for any other message.
 */
export const settleDoubt = (interview: Interview, said: Said): Turn | undefined => {
  const { message, today } = said;
  if (interview.doubt === null) return undefined;
  if (onlyAsks(message)) return askBack(interview, [], 'No problem, nothing is written down yet.');
  if (interview.doubt.startsOver) return settleStartingOver(interview, message, today);
  const answer = readDoubtAnswer(interview, message);
  const isShort = answer !== undefined && /^(?:yes|no|all-but)$/u.test(answer.kind);
  const anew = answer?.kind === 'no-but' ? listAnew(interview, answer.rest, today) : undefined;
  if (anew && interview.doubt)
    return (
      withoutTheDead({ ...interview, doubt: { ...interview.doubt, proposed: anew } }, message) ??
      proposeInstead(interview, anew)
    );
  const corrected = isShort ? undefined : correctIn(interview, answer, said);
  if (corrected) return corrected;
  switch (answer?.kind) {
    case undefined:
      return undefined;
    case 'yes': {
      const { interview: changed, recorded } = acceptDoubt(interview);
      return moveOn(changed, { recorded, today, notes: [] });
    }
    case 'no':
      return decline(interview, today);
    case 'all-but':
      return settleFacts(interview, { right: othersThan(interview, answer.field), wrong: [answer.field] }, today);
    case 'no-but':
      return adds.test(answer.rest)
        ? (addInstead(interview, answer.rest, today) ?? replyInstead(interview, { ...said, message: answer.rest }))
        : replyInstead(interview, { ...said, message: answer.rest });
    case 'yes-but':
      return addToDoubt(interview, answer.rest, today);
  }
};

// The whole of it may judge what was asked back, or only what stands behind a yes or a no.
const correctIn = (interview: Interview, answer: DoubtAnswer | undefined, { message, today }: Said): Turn | undefined =>
  correctDoubt(interview, message, today) ??
  (answer && 'rest' in answer ? correctDoubt(interview, answer.rest, today) : undefined);

const othersThan = ({ doubt }: Interview, wrong: FieldId): readonly FieldId[] =>
  (Object.keys(doubt?.proposed ?? {}) as readonly FieldId[]).filter((field) => field !== wrong);

const settleStartingOver = (interview: Interview, message: string, today: PlainDate): Turn | undefined => {
  if (agreesToStartOver(interview, message))
    return say(startOver(interview), { words: 'All right, we begin again.', today });
  const isNo = /^\W*no\b/iu.test(message);
  return isNo ? say({ ...interview, doubt: null }, { words: 'Then everything stays as it is.', today }) : undefined;
};

// "No, don't put that": what was just refused is not recorded by the words that refuse it; they are kept as they were said.
const replyInstead = (interview: Interview, said: Said): Turn => {
  const refused = Object.entries(interview.doubt?.proposed ?? {});
  const turn = replyFreely({ ...interview, doubt: null }, said);
  const facts: Readonly<Record<string, unknown>> = turn.interview.facts;
  const before: Readonly<Record<string, unknown>> = interview.facts;
  const isRefused = refused.some(
    ([field, value]) => isSameValue(facts[field], value) && !isSameValue(before[field], value),
  );
  return isRefused ? decline(keepNotes(interview, [said.message]).interview, said.today) : turn;
};

const decline = (interview: Interview, today: PlainDate): Turn => {
  const settled = declineDoubt(interview, today);
  const isSame = settled.asked !== null && settled.asked === interview.asked;
  const words = 'All right, I have not written that down.';
  const [meant, ...others] = Object.keys(interview.doubt?.proposed ?? {}) as readonly FieldId[];
  // Whoever corrects what stands in the review and was misheard still means something else by it.
  const isMisheard = settled.asked?.kind === 'review' && meant !== undefined && others.length === 0;
  if (isMisheard && settled.facts[meant] !== undefined)
    return say(moveTo(settled, { kind: 'fact', field: meant }), {
      words: `${words} ${sayNow(settled, meant)}`.trim(),
      today,
    });
  return isSame ? sayRung(climb(settled, words), today) : say(settled, { words, today });
};

// What was only overheard is not proposed again; the open question goes on where its own answer is recorded.
const declineDoubt = (interview: Interview, today: PlainDate): Interview => {
  const { doubt, asked, facts, plan } = interview;
  const proposed = Object.entries(doubt?.proposed ?? {}) as readonly (readonly [FieldId, unknown])[];
  const refused = proposed.flatMap(([field, value]) =>
    findQuestion(plan, field)?.kind === 'choices'
      ? addedChoices(facts[field], value).map((choice) => `${field}.${choice}`)
      : value === true
        ? [field]
        : [],
  );
  const settled = {
    ...interview,
    doubt: null,
    ...(refused.length > 0 && { declined: [...(interview.declined ?? []), ...refused] }),
  };
  const isAnswered =
    asked?.kind === 'fact' && facts[asked.field] !== undefined && !proposed.some(([field]) => field === asked.field);
  return isAnswered && refused.length > 0 ? moveToNextOpen(settled, today) : settled;
};

// What is asked back is put right as if it were recorded, and asked back once more.
const addToDoubt = (interview: Interview, rest: string, today: PlainDate): Turn => {
  const proposed = interview.doubt?.proposed ?? {};
  // "Yes, only one name, no last name": nothing of it is another.
  const whole = wholeNamesIn(rest, peopleIn(proposed));
  if (whole.declined)
    return acceptWith({ ...interview, declined: [...(interview.declined ?? []), ...whole.declined] }, rest, today);
  const accepted = acceptDoubt(interview).interview;
  const { patch } = readSaid(accepted, rest, today);
  // "Yes, but Tom is 15, not 16": under age either way.
  if (patch.length === 0 && isKnownAge(interview, rest, today)) return acceptWith(interview, rest, today);
  if (patch.length === 0) return mayTurn(rest) ? askOnce(interview, rest) : acceptWith(interview, rest, today);
  const corrected = Object.fromEntries(patch.map(({ field, value }) => [field, value])) as Facts;
  return proposeInstead(interview, { ...proposed, ...corrected });
};

// "No, there is also Rosa": what is missing is added to what was asked back.
const adds =
  /\b(?:also|too|as well|forgot|missed|missing|plus|add|another|one more|and (?:then )?(?:there|i|we|my))\b|^\W*and\b/iu;

const addInstead = (interview: Interview, rest: string, today: PlainDate): Turn | undefined => {
  const proposed = interview.doubt?.proposed ?? {};
  const { patch } = readSaid(acceptDoubt(interview).interview, rest, today);
  const isMore =
    patch.length > 0 && patch.every(({ field, value }) => field in proposed && hasMore(proposed[field], value));
  return isMore
    ? proposeInstead(interview, {
        ...proposed,
        ...Object.fromEntries(patch.map(({ field, value }) => [field, value])),
      })
    : undefined;
};

const hasMore = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && Array.isArray(after) && after.length > before.length;

// A remark behind a yes that turns nothing is noted.
const acceptWith = (interview: Interview, rest: string, today: PlainDate): Turn => {
  const { interview: noted, kept } = keepNotes(interview, [rest]);
  const { interview: changed, recorded } = acceptDoubt(noted);
  const words = sayNoted(noted, { noted: kept });
  return moveOn(changed, { recorded, today, notes: words === '' ? [] : [words] });
};

const isKnownAge = (interview: Interview, rest: string, today: PlainDate): boolean => {
  const now = withProposed(interview);
  return saysKnownAge(deskOf(now, now.facts, today), bareOrder(rest));
};

const askOnce = (interview: Interview, rest: string): Turn => {
  const tried = countTry(interview);
  const words =
    triesOf(tried) === 1
      ? `I did not understand “${rest}”, so nothing is written down yet.`
      : 'Please tap “Yes” if it is right as it stands here, or “No” if it is not.';
  return askBack(tried, [], words);
};
