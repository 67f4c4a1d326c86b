import { weighReading } from '#interview/doubt/weigh-reading.ts';
import type { FieldId } from '#facts/facts.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { isOptional } from '#interview/ladder/is-optional.ts';
import { saysNothing } from '#interview/pairs/says-nothing.ts';
import { wordsOfCalled } from '#interview/asked/called-facts.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';

/** One of two questions that were asked in one breath, alone. */
export interface Side {
  readonly interview: Interview;
  readonly asked: Extract<Question, { readonly kind: 'fact' | 'detail' }>;
  /** It stands behind the other one. */
  readonly isPartner: boolean;
}

/** Reads words as an answer to the question that an interview has open. */
export type Read = (interview: Interview, words: string) => Reading;

/** What words were understood to say to one question. */
export interface SideHeard {
  readonly reading: Reading;
  /** Every word is accounted for; else it is what free speech was understood to say. */
  readonly isPlain: boolean;
}

/** What words say to one question: a value, or that there is nothing to say; undefined where they say nothing of it. */
export const hearSide = (side: Side, words: string, read: Read): SideHeard | undefined => {
  const { interview, asked } = side;
  const reading = weighReading(interview, words, read(interview, words));
  const { patch, declined, nameless, cleared, which, unclear, whose } = reading;
  if (nameless || cleared || which || unclear || whose) return undefined;
  if (leavesOut(side, words, reading)) return { reading: leave(asked), isPlain: saysNothing(words) };
  const isOpen = ({ field }: { readonly field: FieldId }): boolean =>
    field === asked.field || interview.facts[field] === undefined;
  const isOwn = patch.some(({ field }) => field === asked.field) || (asked.kind === 'detail' && declined !== undefined);
  if (!isOwn || !patch.every(isOpen) || (isOfNobody(asked, reading) && !saysNobody(side, words))) return undefined;
  if (side.isPartner && isAnyWords(side) && words.split(/\s+/u).length > fewWords) return undefined;
  return { reading, isPlain: reading.isPlain === true || isPlainlyOf(side, words, reading) };
};

// What would be left out if it were asked alone; a wish may begin with a no.
const leavesOut = ({ interview, asked }: Side, words: string, { act, patch, declined }: Reading): boolean =>
  patch.length === 0 &&
  declined === undefined &&
  isOptional(interview, asked) &&
  (saysNothing(words) ||
    (/^(?:no|skip)$/u.test(act) && findQuestion(interview.plan, asked.field)?.kind !== 'longText'));

// A wish in own words is the words; of names to choose among nobody, or somebody in a sentence that is about it, is chosen.
const isPlainlyOf = ({ interview, asked }: Side, words: string, { patch }: Reading): boolean => {
  const question = findQuestion(interview.plan, asked.field);
  const [only, ...others] = patch;
  if (!question || !only || others.length > 0 || only.confidence < sureEnough) return false;
  if (question.kind === 'longText') return true;
  return question.options !== undefined && (isNothing(only.value) || isCalled(question, words));
};

const isCalled = (question: FactQuestion, words: string): boolean =>
  wordsOfCalled(words.toLowerCase(), question).length > 0;

const isNothing = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const isOfNobody = ({ field }: Side['asked'], { patch }: Reading): boolean =>
  patch.some((one) => one.field === field && isNothing(one.value));

// "None of them does", "no, nobody gets SSI": a no before something else is no answer to what was asked behind it.
const saysNobody = ({ interview, asked }: Side, words: string): boolean => {
  const question = findQuestion(interview.plan, asked.field);
  return saysNothing(words) || nobody.test(words) || (question !== undefined && isCalled(question, words));
};

/** “None of them”, “no kids”. */
export const nobody =
  /^\W*(?:no,? )?(?:none|nobody|no ?one|neither|not (?:a |any )?one|no (?:kids|children|pets|gifts))\b/iu;

/** Where anything at all would be taken for the answer: the name of a county. */
const isAnyWords = ({ interview, asked }: Side): boolean => findQuestion(interview.plan, asked.field)?.kind === 'text';

const fewWords = 5;

const leave = (asked: Side['asked']): Reading => ({
  act: 'answer',
  patch: [],
  ...(asked.kind === 'fact' ? { settled: [asked.field] } : { declined: [`${asked.field}.${asked.detail}`] }),
});
