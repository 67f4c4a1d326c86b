import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { type Proposal, sureEnough } from '#interview/reading.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** A yes or no to another open question that is said by its own word: "he can delegate", "don't pay her". */
export const readGranted = (interview: Interview, sentence: string): Proposal | undefined => {
  const { asked, facts } = interview;
  const said = sayings.map((saying) => saying.exec(plainly(sentence))?.groups).find((groups) => groups !== undefined);
  if (!said) return undefined;
  const isOpen = ({ field, kind }: FactQuestion): boolean =>
    kind === 'yesNo' && facts[field] === undefined && !(asked?.kind === 'fact' && asked.field === field);
  const meant = applicableQuestions(interview).filter(
    (question) => isOpen(question) && isCalled(question, said['what'] ?? ''),
  );
  const [only, ...others] = meant;
  if (!only || others.length > 0) return undefined;
  return {
    field: only.field,
    value: said['not'] === undefined,
    evidence: sentence.trim(),
    confidence: isTurned.test(sentence) ? sureEnough / 2 : 0.9,
  };
};

const plainly = (sentence: string): string => sentence.trim().toLowerCase().replaceAll('’', "'");

const lead = String.raw`^\W*(?:(?:and|also|but|so|yes|yeah|sure|no|please|oh|then|i'd say)[\s,]+)*`;
const sayings: readonly RegExp[] = [
  patternOf(
    'u',
    lead,
    String.raw`(?<not>don't|do not|never|no need to)\s+(?:ever )?(?<what>\p{L}+)\s+(?:him|her|them|my|the|to)\b`,
  ),
  patternOf(
    'u',
    lead,
    String.raw`(?:he|she|they|(?:my|the) \p{L}+) (?:(?<not>can't|cannot|can not|may not|must not|should not|shouldn't|won't|need not|doesn't need to|don't need to)`,
    String.raw`|can|may|could|should|must|is allowed to|has my ok to) (?:also |even |always |be |get )*(?<what>\p{L}+)\b`,
  ),
];

// By the first word of what it is called, in any form: `delegate`, `delegated`.
const isCalled = ({ called = [], label }: FactQuestion, what: string): boolean =>
  [...called, ...label.toLowerCase().split(' ').slice(-1), label.toLowerCase().split(' ')[0] ?? ''].some(
    (name) => name === what || (name.length > 4 && what.startsWith(name)),
  ) && !small.has(what);

const small: ReadonlySet<string> = new Set([
  'the',
  'make',
  'act',
  'others',
  'use',
  'change',
  'start',
  'read',
  'give',
  'let',
]);

const isTurned =
  /\b(?:if|unless|only (?:if|when|for|to|with|up|in)|except|maybe|perhaps|might|until|when|or|much|more|less|too)\b|\?/iu;
