import type { FactDefinition } from '#facts/define-fact.ts';
import type { Facts } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';

/**
 * Everybody whom a document with these facts has to name, each spelling once: the people of every fact that is asked and belongs
 * to the answers. Whoever only an idle answer names, or is only mentioned, counts where `text`, the words of the document, has the name.
 */
export const printedNames = (questions: readonly FactDefinition[], facts: Facts, text: string): readonly string[] => {
  const printed = new Set<string>(
    questions
      .filter(({ names, applies }) => names !== undefined && names !== 'mentioned' && (!applies || applies(facts)))
      .map(({ field }) => field),
  );
  const named = peopleIn(facts).filter(({ field, name }) => printed.has(field) || text.includes(name));
  return [...new Set(named.map(({ name }) => name))];
};
