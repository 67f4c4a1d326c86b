import type { Facts, FieldId } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isCalledIn } from '#facts/same-person.ts';
import { applyReading } from '#interview/conversation/apply-reading.ts';
import { askInstead } from '#interview/conversation/ask-instead.ts';
import { fieldsOf } from '#interview/doubt/find-unanswered.ts';
import { findQuestion } from '#interview/find-question.ts';
import { phraseDoubt } from '#interview/doubt/phrase-doubt.ts';
import type { Doubt, Interview, Turn } from '#interview/interview.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { isMarried, readAs } from '#interview/later/hear-later.ts';
import { quoteLater } from '#interview/recall-later.ts';
import { sureEnough } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The turn with what was told before of the question that it asks: where the words can be read as its answer, that is asked back in
 * the place of the question; else the question repeats them.
 */
export const offerTold = (before: Interview, turn: Turn, today: PlainDate): Turn => {
  const { interview } = turn;
  if (interview.doubt !== null || !interview.later) return turn;
  const field = fieldsOf(interview.asked).find((one) => quoteLater(interview, one) !== '');
  if (field === undefined) return turn;
  const doubt = doubtOf(interview, field, today);
  const asked = doubt && askInstead(before, turn, { doubt, lead: `You said: ${quoteLater(interview, field)}.` });
  return asked
    ? { ...asked, interview: { ...asked.interview, later: interview.later.filter((one) => one.field !== field) } }
    : { ...turn, interview: takenUp(interview, field) };
};

const takenUp = (interview: Interview, field: FieldId): Interview => ({
  ...interview,
  later: (interview.later ?? []).map((one) => (one.field === field ? { ...one, isTakenUp: true } : one)),
});

const doubtOf = (interview: Interview, field: FieldId, today: PlainDate): Doubt | undefined => {
  const words = (interview.later ?? []).filter((one) => one.field === field).map((one) => one.words);
  const message = words.join('. ');
  const told = sayings(interview, field, message)
    .flatMap((said) => readAs(interview, field, { words: said, today }).patch)
    .find((one) => one.field === field);
  if (!told || !isOffered(interview, told.value, message)) return undefined;
  const proposal = { ...told, confidence: Math.min(told.confidence, sureEnough / 2) };
  const judged = applyReading(interview, { message, reading: { act: 'answer', patch: [proposal] }, today });
  const proposed: Facts | undefined = judged.interview.doubt?.proposed;
  return proposed && { proposed, sentence: phraseDoubt(interview, proposed), words: message };
};

// The words as they are, then what of them would answer the question by itself: that somebody is married, or who is named.
const sayings = ({ plan }: Interview, field: FieldId, words: string): readonly string[] => {
  const question = findQuestion(plan, field);
  if (question?.role === 'marital-status' && isMarried(words)) return [words, 'married'];
  if (question?.names !== 'officers') return [words];
  const { names } = analyzeMessage(words);
  const [only, ...others] = names.filter(({ probability }) => probability > 0.5);
  if (!only || others.length > 0) return [words];
  const before = /(?:my|our) (?:[\p{L}-]+ ){1,3}$/iu.exec(words.slice(0, only.start))?.[0] ?? '';
  return [words, `${before}${only.name}`];
};

// Where somebody stands in the words whom the reading has not, or is read whose name is none, the words are only repeated.
const isOffered = (interview: Interview, value: unknown, words: string): boolean => {
  if (Array.isArray(value) && value.length === 0) return false;
  const known = peopleIn(interview.facts).map(({ name }) => name);
  const said = analyzeMessage(words, known).names.filter(({ probability }) => probability > 0.5);
  const read = namesIn(value);
  const isRead = (name: string): boolean => read.some((one) => isCalledIn(one, name) || isCalledIn(name, one));
  return (
    read.every((name) => known.includes(name) || said.some((one) => isCalledIn(one.name, name))) &&
    (read.length === 0 || said.every(({ name }) => isRead(name)))
  );
};

const namesIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    if ('name' in entry && typeof entry.name === 'string') return [entry.name];
    return 'recipient' in entry && typeof entry.recipient === 'string' ? [entry.recipient] : [];
  });
