import type { FactKind } from '#facts/fact-kind.ts';
import type { AnswerReader } from '#interview/answers/heard.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import type { Reading } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** Who reads the answers to which kind of question. */
const readers: Partial<Record<FactKind, AnswerReader>> = {};

/**
 * What a message says in answer to the open question, by the kind of fact that it asks. Undefined where the message is not such an
 * answer, or where not every word of it is accounted for: then it is read as free speech.
 */
export const readAnswer = (
  interview: Interview,
  { message, today }: { readonly message: string; readonly today: PlainDate },
): Reading | undefined => {
  const { asked, doubt, plan } = interview;
  if (doubt !== null || (asked?.kind !== 'fact' && asked?.kind !== 'detail')) return undefined;
  const question = findQuestion(plan, asked.field);
  const answer = question && readers[question.kind]?.({ interview, question, asked, message, today });
  return answer && { act: 'answer', isPlain: true, ...answer };
};
