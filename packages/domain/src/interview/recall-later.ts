import type { FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { listWords } from '#kit/list-words.ts';

/** Words kept for a question, as one repeats them; empty where there are none. */
export const quoteLater = ({ later = [] }: Pick<Interview, 'later'>, field: FieldId): string =>
  listWords(later.filter((one) => one.field === field).map(({ words }) => `“${words}”`));

/** The sentence before a question that repeats what was said of it before. */
export const recallLater = (interview: Pick<Interview, 'later'>, field: FieldId): string => {
  const words = quoteLater(interview, field);
  return words === '' ? '' : `You said before: ${words}. `;
};
