import type { DraftArticle, DraftBlock } from '#assembly/draft.ts';

/** One numbered section of an instrument. It asks only for the facts that it prints, so that document types can share it. */
export interface Clause<Facts> {
  /** Stable for ever: comparisons of versions, bookmarks and review findings hang on it. */
  readonly id: string;
  readonly heading: string;
  readonly body: (facts: Facts) => readonly DraftBlock[];
}

/** Declares a clause. */
export const clause = <Facts = unknown>(words: Clause<Facts>): Clause<Facts> => words;

/** Writes an article from its clauses, in order; `undefined` stands for a clause that the facts leave out. */
export const article = <Facts>(
  heading: { readonly id: string; readonly heading: string },
  clauses: readonly (Clause<Facts> | undefined)[],
): ((facts: Facts) => DraftArticle) => {
  const written = clauses.filter((one) => one !== undefined);
  return (facts) => ({
    ...heading,
    sections: written.map((one) => ({ id: one.id, heading: one.heading, blocks: one.body(facts) })),
  });
};

/** The clause when the condition holds. */
export const when = <Facts>(condition: boolean, one: Clause<Facts>): Clause<Facts> | undefined =>
  condition ? one : undefined;
