import { elsewhere } from '@evergrant/domain/guide/elsewhere.ts';
import type { Topic } from '@evergrant/domain/guide/topic.ts';
import { topics } from '@evergrant/domain/guide/topics.ts';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { isLight, stem, termsOf } from '#assistant/terms-of.ts';

/** A passage of the guide, and how sure the search is that a question is about it: from 0 to 1. */
export interface Candidate {
  readonly topic: Topic;
  readonly confidence: number;
}

/** From this confidence on a passage is an answer; below it the honest one is not to know (decision 16). */
export const sureEnough = 0.65;

interface Wording {
  readonly id: string;
  /** None where the wording asks for something that no passage answers. */
  readonly topic: Topic | undefined;
  readonly text: string;
}

const wordings: readonly Wording[] = [
  ...topics.flatMap((topic) =>
    [topic.title, ...topic.asks].map((text, position) => ({ id: `${topic.id}/${position}`, topic, text })),
  ),
  ...elsewhere.map((text, position) => ({ id: `elsewhere/${position}`, topic: undefined, text })),
];

const search = new MiniSearch<Wording>({
  fields: ['text'],
  storeFields: ['topic'],
  tokenize: termsOf,
  processTerm: stem,
});
search.addAll([...wordings]);
const vocabulary = new Set(wordings.flatMap(({ text }) => termsOf(text).map(stem)));

const asked: SearchOptions = {
  // What is searched for has been cut into stems before.
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
  // A word that is known is no misspelling of another one; a short one with two other letters is another word.
  fuzzy: (term) => (term.length > 5 && !vocabulary.has(term) ? Math.ceil(term.length / 8) : false),
};

/** The passages that a question may be about, the likeliest first. */
export const findCandidates = (question: string): readonly Candidate[] => {
  const sureness = measureSureness([...new Set(termsOf(question).map(stem))]);
  const ofSomethingElse = sureness.get(undefined) ?? 0;

  return [...sureness]
    .flatMap(([topic, own]) => (topic ? [{ topic, confidence: own > ofSomethingElse ? own : own / 2 }] : []))
    .toSorted((one, other) => other.confidence - one.confidence);
};

const measureSureness = (terms: readonly string[]): ReadonlyMap<Topic | undefined, number> => {
  const weights = new Map(terms.map((term) => [term, weightOf(term)]));
  const weigh = (some: readonly string[]): number => some.reduce((all, term) => all + (weights.get(term) ?? 0), 0);
  const whole = weigh(terms);

  const sureness = new Map<Topic | undefined, number>();
  for (const { id, queryTerms, topic } of search.search(terms.join(' '), asked)) {
    if (queryTerms.every(isLight)) continue;
    const matched = weigh(queryTerms);
    const known = matched / whole;
    const alike = (2 * matched) / (whole + (weightOfWording.get(id as string) ?? 0));
    sureness.set(topic as Topic | undefined, Math.max(Math.sqrt(known * alike), sureness.get(topic) ?? 0));
  }
  return sureness;
};

const weightOfLight = 0.6;
const weightOfUnknown = 6;

// A word that few passages know says more than one that many know; one that none knows says most.
const weightOf = (term: string): number => {
  if (isLight(term)) return weightOfLight;
  const knowing = new Set(search.search(term, asked).map(({ topic }) => (topic as Topic | undefined)?.id));
  knowing.delete(undefined);
  return knowing.size === 0 ? weightOfUnknown : Math.log(1 + topics.length / knowing.size);
};

const weightOfKnown = new Map([...vocabulary].map((term) => [term, weightOf(term)]));
const weightOfWording = new Map(
  wordings.map(({ id, text }) => [
    id,
    [...new Set(termsOf(text).map(stem))].reduce((all, term) => all + (weightOfKnown.get(term) ?? 0), 0),
  ]),
);
