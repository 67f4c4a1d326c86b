import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { keepQuestion } from '#interview/notes/keep-notes.ts';
import { isQuestioning } from '#interview/reader/is-questioning.ts';
import type { Reading } from '#interview/reading.ts';

/** Looks up a question in what is written down of the product, the law and the prices; undefined where nothing is known of it. */
export type LookUp = (question: string) => string | undefined;

/**
 * The turn that a question beside the interview makes: a short answer from what is written down, then the open question again. What is
 * not known is said, and kept for an attorney. Undefined for a message that asks nothing, or what the interview answers by itself.
 */
export const answerAside = (
  interview: Interview,
  { message, reading, lookUp }: { readonly message: string; readonly reading: Reading; readonly lookUp: LookUp },
): Turn | undefined => {
  if (!isAside(reading, message) || (reading.act === 'why' && whyAsked.test(message))) return undefined;
  const answer = lookUp(message);
  if (answer !== undefined) return turnOf(interview, answer);
  if (ownAnswers.has(reading.act)) return undefined;
  return turnOf(keepQuestion(interview, message), unknown);
};

// Of the open question itself.
const whyAsked =
  /^\W*(?:(?:but|and|so|ok|okay) )*why\W*$|\b(?:why|what for)\b.{0,12}\b(?:you|this|that|it|we|they)\b/iu;

const unknown =
  'I do not know that, and I would rather not guess. I have put it on your list of questions for an attorney, which you can print.\n\nRead on: Questions for an attorney (/questions-for-an-attorney)';

// A question that told something too, or names what the interview asks, is answered there.
const isAside = ({ act, patch, nameless, unclear, focus, cleared }: Reading, message: string): boolean =>
  patch.length === 0 &&
  (cleared ?? []).length === 0 &&
  nameless === undefined &&
  unclear === undefined &&
  focus === undefined &&
  (askable.has(act) || ownAnswers.has(act)) &&
  isQuestioning(message);

// Acts that say nothing of what was asked.
const askable: ReadonlySet<Reading['act']> = new Set(['answer', 'chatter', 'unsure', 'no', 'yesBut'] as const);

// Acts to which the interview has words of its own, where the guide has none.
const ownAnswers: ReadonlySet<Reading['act']> = new Set([
  'why',
  'term',
  'advice',
  'worry',
  'progress',
  'loss',
  'pet',
] as const);

const turnOf = (interview: Interview, answer: string): Turn => {
  const { text, choices } = phraseQuestion(interview);
  const back = interview.doubt === null ? text : interview.doubt.sentence;
  return {
    interview,
    reply: `${answer}\n\nBack to our question: ${back}`,
    choices: interview.doubt ? ['Yes', 'No'] : choices,
    recorded: [],
  };
};
