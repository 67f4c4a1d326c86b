import { isCalledIn, isSamePerson } from '#facts/same-person.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import { findQuestion } from '#interview/find-question.ts';
import { findUntold, type Told, type Untold } from '#interview/grounding/find-untold.ts';
import { isPlainValue } from '#interview/grounding/is-plain-value.ts';
import type { Interview } from '#interview/interview.ts';
import { knownPeople } from '#interview/mentions/known-people.ts';
import { type Proposal, sureEnough } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { wordKey } from '#kit/word-key.ts';

/** What is left of the proposals of a reader that may invent, and what was left out. */
export interface GroundedPatch {
  readonly patch: readonly Proposal[];
  readonly dropped: readonly (Proposal & { readonly reason: string })[];
}

interface Heard {
  readonly message: string;
  readonly today: PlainDate;
}

/**
 * Holds proposals against the words of the person. One whose evidence was not said, which says a name, a number, a day or words
 * that were not said, or which leaves out somebody or something recorded of which the message does not speak, is dropped. A choice that the words
 * of its question do not find in the message keeps too little confidence to be recorded, so that it is asked back.
 */
export const groundPatch = (interview: Interview, patch: readonly Proposal[], heard: Heard): GroundedPatch => {
  const people = [...knownPeople(interview.facts), ...(interview.register ?? [])].map(({ name }) => name);
  const judged = patch.map((proposal) => ({ proposal, ...judge(interview, proposal, { ...heard, people }) }));
  return {
    patch: judged.flatMap(({ proposal, reason, isDoubtful }) => {
      if (reason !== undefined) return [];
      const confidence = isDoubtful ? Math.min(proposal.confidence, sureEnough / 2) : proposal.confidence;
      return [{ ...proposal, confidence }];
    }),
    dropped: judged.flatMap(({ proposal, reason }) => (reason === undefined ? [] : [{ ...proposal, reason }])),
  };
};

interface Judged {
  readonly reason?: string;
  readonly isDoubtful?: boolean;
}

const judge = (interview: Interview, { field, value, evidence }: Proposal, told: Told): Judged => {
  const question = findQuestion(interview.plan, field);
  if (!question) return { reason: 'no question of this document' };
  if (!isPlainValue(value)) return { reason: 'no plain value' };
  const before = interview.facts[field];
  const said = wordKey(evidence);
  if (said === '' || !` ${wordKey(told.message)} `.includes(` ${said} `)) return { reason: 'evidence not said' };
  const left = leftOut(before, value).filter((name) => !isCalledIn(told.message, name));
  if (left.length > 0) return { reason: 'somebody left out' };
  if (thingsLeftOut(before, value).some((thing) => !isSpokenOf(thing, told.message))) {
    return { reason: 'something left out' };
  }

  const { words, choices } = untoldOf(question, { value, before }, told);
  if (words.length > 0) return { reason: 'value not said' };
  return { isDoubtful: choices.length > 0 };
};

const untoldOf = (
  question: FactQuestion,
  { value, before }: { readonly value: unknown; readonly before: unknown },
  told: Told,
): Untold => {
  if (question.kind === 'longText' || question.kind === 'text') return findUnwritten(value, before, told);
  if (question.kind !== 'choice' && question.kind !== 'choices') return findUntold(value, before, told);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  const kept: readonly unknown[] = Array.isArray(before) ? before : [before];
  const untold = chosen.filter(
    (one) =>
      !kept.includes(one) &&
      !question.choices?.some((choice) => choice.value === one && choice.cues.test(told.message.toLowerCase())),
  );
  return { words: [], choices: untold.map(String) };
};

// Words in another order say something else, where words are all there is.
const findUnwritten = (value: unknown, before: unknown, told: Told): Untold => {
  const { words, choices } = findUntold(value, before, told);
  const isWritten = typeof value !== 'string' || ` ${wordKey(told.message)} `.includes(` ${wordKey(value)} `);
  return { words: isWritten || value === before ? words : [...words, value], choices };
};

const leftOut = (before: unknown, value: unknown): readonly string[] => {
  const names = namesIn(value);
  return namesIn(before).filter((name) => !names.some((one) => isSamePerson(one, name)));
};

// Property, gifts and whatever else stands in a list without being somebody.
const thingsLeftOut = (before: unknown, value: unknown): readonly string[] => {
  const things = thingsIn(value).map(wordKey);
  return thingsIn(before).filter((thing) => !things.includes(wordKey(thing)));
};

const thingsIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((entry: unknown) => {
        if (typeof entry === 'string') return [entry];
        const isThing = typeof entry === 'object' && entry !== null && 'description' in entry;
        return isThing && typeof entry.description === 'string' ? [entry.description] : [];
      })
    : [];

const isSpokenOf = (thing: string, message: string): boolean => {
  const said = wordKey(message).split(' ');
  return wordKey(thing)
    .split(' ')
    .some((word) => word.length > 3 && said.includes(word));
};

const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'name' in value && typeof value.name === 'string' ? [value.name] : [];
};
