import { type Span, spanOf, type Word } from '#interview/language/word.ts';

/** How a clause stands to what is said before it. */
export type ClauseKind = 'main' | 'condition' | 'exception' | 'contrast' | 'reason' | 'time';

/** A clause of a message with the word that opens it. */
export interface Clause extends Span {
  readonly kind: ClauseKind;
  /** Whether a sentence ends before it. */
  readonly opensSentence: boolean;
}

const openers: ReadonlyMap<string, ClauseKind> = new Map([
  ...['if', 'unless', 'provided', 'assuming', 'whichever', 'whoever', 'whether', 'depending'].map(
    (low) => [low, 'condition'] as const,
  ),
  ...['except', 'excluding', 'besides', 'without'].map((low) => [low, 'exception'] as const),
  ...['but', 'instead', 'although', 'though', 'however'].map((low) => [low, 'contrast'] as const),
  ...['because', 'since', 'cause', 'cuz', 'cos', 'bc'].map((low) => [low, 'reason'] as const),
  ...['when', 'once', 'until', 'till', 'while'].map((low) => [low, 'time'] as const),
]);

/** The clauses of a message in order; together they are all of its words. */
export const splitClauses = (words: readonly Word[]): readonly Clause[] => {
  const starts = words.flatMap((word, at) => (at === 0 || opensClause(words, at, word) ? [at] : []));
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? words.length;
    return {
      ...spanOf(words, from, to),
      kind: kindOf(words, from),
      opensSentence: from === 0 || /^[.!?\n]$/u.test(words[from - 1]?.text ?? ''),
    };
  });
};

// "But if" opens a condition, "but he is far" a contrast.
const kindOf = (words: readonly Word[], from: number): ClauseKind => {
  const [first = '', second = ''] = [words[from]?.low, words[from + 1]?.low];
  const behind = /^(?:and|but|or|,|-|only)$/u.test(first) ? openers.get(second) : undefined;
  return behind ?? openers.get(first) ?? 'main';
};

const opensClause = (words: readonly Word[], at: number, { low }: Word): boolean => {
  const before = words[at - 1];
  if (before === undefined) return true;
  if (/^[.!?;\n]$/u.test(before.text) || (before.text === '-' && words[at - 2] !== undefined))
    return !/^[.!?;\n]$/u.test(low);
  if (openers.has(low)) return !/^(?:and|but|or|,)$/u.test(before.low) || before.text === ',';
  return before.text === ',' && startsStatement(words, at);
};

// ", she lives close", ", and he is good": somebody and what they do.
const startsStatement = (words: readonly Word[], at: number): boolean => {
  const from = /^(?:and|so|but|or)$/u.test(words[at]?.low ?? '') ? at + 1 : at;
  return (
    /^(?:i|we|he|she|they|it|that|there|this)\b/u.test(words[from]?.low ?? '') &&
    (words[from]?.text.includes("'") === true || /^(?:verb|adverb|negative)$/u.test(words[from + 1]?.part ?? ''))
  );
};
