import { definitionOf } from '#facts/people-in.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import type { Reading } from '#interview/reading.ts';

const nobody = /^\W*(?:no|nobody|no ?one|none)(?: (?:else|one|further|more))?\W*(?:thanks|thank you)?\W*$/iu;

/** Asked once more for a list in which somebody stands and nobody need: "nobody else" leaves nobody. */
export const readNobody = ({ asked, facts, plan }: Interview, message: string): Reading | undefined => {
  const question = asked?.kind === 'fact' ? findQuestion(plan, asked.field) : undefined;
  const list = question && (facts[question.field] as unknown);
  if (!question || !Array.isArray(list) || list.length === 0 || !nobody.test(message)) return undefined;
  const { names, entries } = definitionOf(question.field);
  const mayBeEmpty = entries?.noneLabel !== undefined || names === 'omitted';
  return mayBeEmpty && (names === 'officers' || names === 'omitted')
    ? { act: 'answer', patch: [{ field: question.field, value: [], evidence: message, confidence: 0.85 }] }
    : undefined;
};
