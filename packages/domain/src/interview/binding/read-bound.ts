import type { FactKind } from '#facts/fact-kind.ts';
import { type Binding, findBinding } from '#interview/binding/find-binding.ts';
import { isAboutQuestion } from '#interview/binding/is-about-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { findRelation } from '#interview/language/relations.ts';
import { type Proposal, type Reading, sureEnough } from '#interview/reading.ts';
import { isSameValue } from '#kit/is-same-value.ts';

interface Heard {
  readonly message: string;
  readonly whole: Reading;
  /** Reads other words as an answer of the same turn. */
  readonly read: (words: string) => Reading;
}

/**
 * The reading of a message in which a clause binds what is said to something no value holds: what it forbids answers no choice of
 * something else, a name beside it is as sure as without it, and its words are handed on to be kept.
 */
export const readBound = (interview: Interview, { message, whole, read }: Heard): Reading => {
  if (message.length > longest || !isAnswer(whole)) return whole;
  const clauses = findBinding(message);
  if (clauses.length === 0) return whole;
  const rest = withoutClauses(message, clauses);
  const alone: Reading = rest === '' ? { act: 'answer', patch: [] } : read(rest);
  const words = clauses.map((clause) => wordsOf(message, clause));
  const turned = turnedBy(interview, { whole, alone, clauses, said: words.join('. ') });
  if (turned === undefined || carriesWords(whole, words)) return whole;

  const named = isSurer(interview, { alone, clauses, said: words.join('. ') }) ? alone.patch : [];
  const again = new Set([...named, ...turned.doubted].map(({ field }) => field));
  const patch = [
    ...whole.patch.filter((one) => !again.has(one.field) && !turned.dropped.includes(one)),
    ...named,
    ...turned.doubted,
  ];
  const { nameless: _, ...bare } = whole;
  return {
    ...(isOfClause(whole, alone) || named.length > 0 ? bare : whole),
    patch,
    bound: patch.length > 0 ? words : sentencesWith(message, clauses),
  };
};

const longest = 600;

const isAnswer = ({ act, which, unclear, whose, focus, cleared = [], settled = [] }: Reading): boolean =>
  act === 'answer' &&
  [which, unclear, whose, focus].every((one) => one === undefined) &&
  cleared.length + settled.length === 0;

interface Read {
  readonly alone: Reading;
  readonly clauses: readonly Binding[];
  readonly said: string;
}

// What a clause that forbids seems to answer; undefined where it tells something that is recorded.
const turnedBy = (
  interview: Interview,
  { whole, alone, clauses, said }: Read & { readonly whole: Reading },
): { readonly dropped: readonly Proposal[]; readonly doubted: readonly Proposal[] } | undefined => {
  const fromClause = whole.patch.filter((one) => !alone.patch.some((other) => isSame(one, other)));
  const forbids = clauses.every(({ kind }) => kind === 'forbids' || kind === 'limit');
  const hints = clauses.every(({ kind }) => kind === 'condition') && fromClause.every((one) => isHint(interview, one));
  if (hints) return { dropped: [], doubted: [] };
  if (fromClause.some((one) => !forbids || !isExact(interview, one))) return undefined;
  const isOther = (one: Proposal): boolean => !isAbout(interview, one, said);
  const isAsked = ({ field }: Proposal): boolean =>
    interview.asked?.kind === 'fact' &&
    interview.asked.field === field &&
    !alone.patch.some((other) => other.field === field);
  const doubted = fromClause
    .filter((one) => !isOther(one) && !isAsked(one))
    .map((one) => ({ ...one, confidence: Math.min(one.confidence, sureEnough / 2) }));
  const isDenied = ({ value }: Proposal): boolean => value === false;
  if (fromClause.some((one) => !isOther(one) && (isAsked(one) || isDenied(one)))) return undefined;
  return { dropped: fromClause.filter(isOther), doubted };
};

const isAbout = ({ plan, facts, laws }: Interview, { field, value }: Proposal, said: string): boolean => {
  const question = findQuestion(plan, field);
  return question !== undefined && isAboutQuestion(question, { value, said, asked: question.ask(facts, laws) });
};

// Names that are plain without the clause, which names nobody and does not leave open whether they are meant.
const isSurer = ({ plan, asked, doubt }: Interview, { alone, clauses, said }: Read): boolean =>
  doubt === null &&
  asked?.kind === 'fact' &&
  ofNames.has(findQuestion(plan, asked.field)?.kind) &&
  isAnswer(alone) &&
  !alone.nameless?.length &&
  alone.patch.some(({ field }) => field === asked.field) &&
  clauses.every(({ kind }) => kind !== 'if') &&
  namesNobody(said);

const ofNames: ReadonlySet<FactKind | undefined> = new Set(['party', 'parties', 'people', 'shares', 'gifts'] as const);

const withoutClauses = (message: string, clauses: readonly Binding[]): string => {
  const left = clauses.reduce(
    (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
    message,
  );
  const bare = left
    .replace(/\s+/gu, ' ')
    .replace(/(?:[\s,;:-]|\b(?:but|and|so|then)\b)+(?=[.!]|$)/giu, '')
    .replace(/^[\s.,;:!-]+/u, '');
  return /[\p{L}\p{N}]{2}/u.test(bare) ? bare.trim() : '';
};

const wordsOf = (message: string, { start, end }: Binding): string => message.slice(start, end).trim();

// Where nothing else was understood a clause says nothing without its sentence.
const sentencesWith = (message: string, clauses: readonly Binding[]): readonly string[] =>
  splitSentences(message)
    .filter((sentence) => clauses.some(({ start }) => sentence.start <= start && start < sentence.end))
    .map(({ text }) => text.trim());

const isSame = (one: Proposal, other: Proposal): boolean =>
  one.field === other.field && isSameValue(one.value, other.value);

const exact: ReadonlySet<FactKind | undefined> = new Set(['choice', 'yesNo'] as const);

const isExact = ({ plan }: Interview, { field }: Proposal): boolean => exact.has(findQuestion(plan, field)?.kind);

// What the document can arrange is only proposed by a condition.
const isHint = ({ plan }: Interview, { field, confidence }: Proposal): boolean =>
  findQuestion(plan, field)?.kind === 'choices' && confidence < sureEnough;

// An answer in words of one's own holds them.
const carriesWords = ({ patch }: Reading, words: readonly string[]): boolean =>
  patch.some(({ value }) => typeof value === 'string' && words.some((one) => value.includes(one)));

// "Her kids get it": nobody is asked for who is only spoken of in it.
const isOfClause = (whole: Reading, alone: Reading): boolean =>
  (whole.nameless?.length ?? 0) > 0 && (alone.nameless?.length ?? 0) === 0;

const namesNobody = (words: string): boolean =>
  !analyzeMessage(words).names.some(({ probability }) => probability >= 0.5) &&
  !Array.from(words.toLowerCase().matchAll(/\b(?:my|our) (?:\p{L}+ )?(\p{L}[\p{L}-]*)/gu)).some(
    ([, word = '']) => findRelation(word) !== undefined,
  );
