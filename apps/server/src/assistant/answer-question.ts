import { brand } from '@evergrant/domain/brand/brand.ts';
import { topics, type Topic } from '@evergrant/domain/guide/topics.ts';
import { glossary } from '@evergrant/domain/interview/glossary.ts';
import MiniSearch from 'minisearch';

/** What the floating assistant answers, and the questions that it offers next. */
export interface GuideAnswer {
  readonly response: string;
  readonly choices: readonly string[];
}

interface Remembered {
  readonly role: string;
  readonly content: string;
}

// Words that say nothing about the subject of a question.
const stopWords = new Set(
  'a am an and are be but can could did do does for from get got had has have how i if in into is it about many me my need not tell of on or please should so that the there this to us want was we what when where which who why with would you your'.split(
    ' ',
  ),
);
const surely = 7;

const stem = (term: string): string => term.toLowerCase().replace(/s$/u, '');

const search = new MiniSearch<Topic>({
  fields: ['title', 'words', 'answer'],
  processTerm: (term) => (stopWords.has(term.toLowerCase()) ? null : stem(term)),
  searchOptions: {
    boost: { title: 3, words: 2 },
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 5 ? 0.15 : false),
  },
});
search.addAll([...topics]);
const topicById = new Map(topics.map((topic) => [topic.id, topic]));

const greeting = /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening))\b[^?]{0,20}$/iu;
const thanks = /^\W*(?:thanks?|thank you|great|ok(?:ay)?|perfect)\b[^?]{0,30}$/iu;
const meaningAsked = /\b(?:what(?:'s| is| are| does)|meaning of|define|explain)\b/iu;

/** Answers a question about the product or estate planning from what is written down; says so when nothing fits. */
export const answerQuestion = (message: string, history: readonly Remembered[]): GuideAnswer => {
  if (greeting.test(message))
    return offer('Hello! What would you like to know about your documents or about estate planning?');
  if (thanks.test(message)) return offer('You are welcome. Is there anything else?');

  const best = find(message) ?? findWithContext(message, history);
  if (best) {
    return { response: `${best.answer}\n\nRead on: ${best.page.label} (${best.page.path})`, choices: neighbours(best) };
  }
  const term = meaningAsked.test(message) ? glossary.find(({ cues }) => cues.test(message.toLowerCase())) : undefined;
  if (term) return offer(term.meaning);
  return offer(
    `I do not know that. I can answer questions about ${brand.name} and about trusts in general, but not about your own legal or tax case; please ask a licensed attorney, or our support at ${brand.supportEmail}.`,
  );
};

const find = (text: string, needed: readonly string[] = []): Topic | undefined => {
  const [best] = search.search(text);
  if (!best || best.score < surely) return undefined;
  // One familiar word in a sentence about something else is no answer.
  const isAbout = best.queryTerms.length * 2 >= words(text).length;
  const isNeeded = needed.length === 0 || needed.some((word) => best.queryTerms.includes(stem(word)));
  return isAbout && isNeeded ? topicById.get(best.id as string) : undefined;
};

const words = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}$]+/u)
    .filter((word) => word !== '' && !stopWords.has(word));

// "And how many days?" makes sense only together with what was asked before, and must add something to it.
const findWithContext = (message: string, history: readonly Remembered[]): Topic | undefined => {
  const before = history.findLast(({ role }) => role === 'user')?.content;
  const isFollowUp = before !== undefined && message.split(/\s+/u).length <= 6;
  return isFollowUp ? find(`${before} ${message}`, words(message)) : undefined;
};

const neighbours = (topic: Topic): readonly string[] =>
  search
    .search(`${topic.title} ${topic.words}`)
    .map(({ id }) => topicById.get(id as string))
    .filter((other) => other !== undefined && other.id !== topic.id)
    .slice(0, 2)
    .map((other) => other?.title ?? '');

const offer = (response: string): GuideAnswer => ({
  response,
  choices: ['How do I begin?', 'What does it cost?', 'How do witnesses sign?'],
});
