import type { QuestionCase } from '#guide/question-case.ts';

/** How questions were answered. */
export interface Score {
  /** Right answers of those that the guide has. */
  readonly recall: number;
  /** Questions that were answered with another question's passage. */
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** Compares the passage that is found for each question, undefined for none, with the right ones. */
export const scorePassages = (
  cases: readonly QuestionCase[],
  passageFor: (question: string) => string | undefined,
): Score => {
  const asked = cases.map((one) => ({ ...one, found: passageFor(one.asks) }));
  const answerable = asked.filter(({ finds }) => finds.length > 0);
  const right = answerable.filter(({ found, finds }) => found !== undefined && finds.includes(found));
  return {
    recall: right.length / answerable.length,
    wrong: asked.flatMap(({ asks, found, finds }) =>
      found === undefined || finds.includes(found) ? [] : [`${asks} -> ${found}`],
    ),
    missed: answerable.filter(({ found }) => found === undefined).map(({ asks }) => asks),
  };
};
