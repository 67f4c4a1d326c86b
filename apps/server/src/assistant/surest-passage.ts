import type { Topic } from '@evergrant/domain/guide/topic.ts';
import { type Candidate, sureEnough } from '#assistant/find-answer.ts';
import { subjectsNamed } from '#assistant/find-by-subject.ts';

/** The passage that surely answers a question; none where the question names the subject of another one. */
export const surestPassage = (question: string, [best]: readonly Candidate[]): Topic | undefined => {
  if (!best || best.confidence < sureEnough) return undefined;
  if (best.confidence >= verySure) return best.topic;
  const named = subjectsNamed(question);
  return named.length === 0 || named.includes(best.topic.id) ? best.topic : undefined;
};

/** Nearly the very words of a passage: no subject beside them counts. */
export const verySure = 0.85;
