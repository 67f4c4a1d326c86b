import type { FactKind } from '#facts/fact-kind.ts';
import type { Answer, AnswerReader, Heard } from '#interview/answers/heard.ts';
import { readEntryDetail } from '#interview/answers/read-entry-detail.ts';
import { readOffices } from '#interview/answers/read-offices.ts';
import { readPeople } from '#interview/answers/read-people.ts';
import { readShares } from '#interview/answers/read-shares.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import type { Reading } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** Who reads the answers to which kind of question. */
const readerOf: Partial<Record<FactKind, AnswerReader>> = {
  people: readPeople,
  shares: readShares,
  party: readOffices,
  parties: readOffices,
};

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
  const readers =
    question && (asked.kind === 'detail' ? [readEntryDetail, readerOf[question.kind]] : [readerOf[question.kind]]);
  const answer = readers && firstOf(readers, { interview, question, asked, message, today });
  return answer && { act: 'answer', isPlain: true, ...answer };
};

const firstOf = (readers: readonly (AnswerReader | undefined)[], heard: Heard): Answer | undefined => {
  for (const read of readers) {
    const answer = read?.(heard);
    if (answer) return answer;
  }
  return undefined;
};
