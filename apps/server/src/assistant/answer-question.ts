import { brand } from '@evergrant/domain/brand/brand.ts';
import type { Topic } from '@evergrant/domain/guide/topic.ts';
import { surestPassage } from '#assistant/surest-passage.ts';
import { findMeaning } from '#assistant/find-meaning.ts';
import { type Candidate, findCandidates } from '#assistant/find-answer.ts';
import { isLight, stem, termsOf } from '#assistant/terms-of.ts';

/** What the floating assistant answers, and the questions that it offers next. */
export interface GuideAnswer {
  readonly response: string;
  readonly choices: readonly string[];
}

interface Remembered {
  readonly role: string;
  readonly content: string;
}

const greeting = /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening))\b[^?]{0,20}$/iu;
const thanks = /^\W*(?:thanks?|thank you|great|ok(?:ay)?|perfect)\b[^?]{0,30}$/iu;
const usualChoices = ['How do I begin?', 'What does it cost?', 'How do witnesses sign?'];
// Below it a passage has too little to do with the question to be offered instead.
const worthOffering = 0.35;

/** Answers a question about the product or estate planning from what is written down; says so when nothing fits. */
export const answerQuestion = (message: string, history: readonly Remembered[]): GuideAnswer => {
  const candidates = findCandidates(message);
  const topic = surestPassage(message, candidates) ?? findInContext(message, history);
  if (topic) return { response: withPage(topic.answer, topic.page), choices: topic.isGrave ? [] : neighbours(topic) };

  const meaning = findMeaning(message);
  if (meaning) return { response: meaning, choices: usualChoices };
  if (greeting.test(message)) {
    const response = 'Hello! What would you like to know about your documents or about estate planning?';
    return { response, choices: usualChoices };
  }
  if (thanks.test(message)) return { response: 'You are welcome. Is there anything else?', choices: usualChoices };
  return { response: unknown, choices: [...offersOf(candidates), ...usualChoices].slice(0, 3) };
};

/** An answer and the page on which to read on. */
export const withPage = (answer: string, page: Topic['page']): string =>
  `${answer}\n\nRead on: ${page.label} (${page.path})`;

const unknown = withPage(
  `I do not know that. I can look up what is written here about ${brand.name} and about trusts in general. For your own legal or tax case please ask a licensed attorney; for anything about ${brand.name}, write to our support at ${brand.supportEmail}. The library may also have it.`,
  { label: 'Strategy library', path: '/legal-library' },
);

// "And how many days?" makes sense only after the question before it: every word must belong to what was answered there.
const findInContext = (message: string, history: readonly Remembered[]): Topic | undefined => {
  const before = history.findLast(({ role }) => role === 'user')?.content;
  const terms = termsOf(message)
    .map(stem)
    .filter((term) => !isLight(term));
  if (before === undefined || terms.length === 0 || message.split(/\s+/u).length > 6) return undefined;
  const topic = surestPassage(before, findCandidates(before));
  if (!topic) return undefined;
  const known = new Set(termsOf([topic.title, ...topic.asks].join(' ')).map(stem));
  const said = new Set(topic.answer.split(/(?<=[.;:])\s/u).flatMap((sentence) => termsOf(sentence).map(stem)));
  return terms.every((term) => known.has(term) || said.has(term)) ? topic : undefined;
};

const neighbours = (topic: Topic): readonly string[] =>
  findCandidates([topic.title, ...topic.asks].join(' '))
    .filter((other) => other.topic !== topic)
    .slice(0, 2)
    .map((other) => other.topic.title);

const offersOf = (candidates: readonly Candidate[]): readonly string[] =>
  candidates
    .filter(({ confidence }) => confidence >= worthOffering)
    .slice(0, 2)
    .map(({ topic }) => topic.title);
