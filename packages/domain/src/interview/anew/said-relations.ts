import { hearEntries } from '#interview/entries/hear-entries.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';

/** What a message itself calls those whom it names, whatever is known of them: by name. */
export const saidRelations = (
  interview: Interview,
  question: FactQuestion,
  message: string,
): ReadonlyMap<string, string> => {
  const { items = [], placings = new Map() } = hearEntries(interview, question, message) ?? {};
  return new Map(
    items.flatMap((item) => {
      if (item.kind !== 'subject' || item.subject.kinOf) return [];
      const { relationship, called } = item.subject;
      const [only, ...others] = placings.get(item)?.people ?? [];
      const isOfOne = called.kind === 'name' && relationship !== undefined && only && others.length === 0;
      return isOfOne ? [[only.name, relationship] as const] : [];
    }),
  );
};
