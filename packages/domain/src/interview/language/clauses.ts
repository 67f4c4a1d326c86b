/** A stretch of a message that says one thing. */
export interface Clause {
  readonly text: string;
  readonly low: string;
  readonly start: number;
  readonly end: number;
}

/** Sentences: split at marks that end one. Initials, abbreviations and decimals do not end a sentence. */
export const splitSentences = (text: string): readonly Clause[] =>
  split(
    text,
    /(?<!\b(?:\p{L}|[JjSsDdMm]r|[Mm]rs|[Mm]s|[Ss]t|[Aa]pt|[Aa]ve|[Rr]d|[Bb]lvd|[Ii]nc|[Cc]o|vs))\.(?=\s|$)|[!?;\n]+/gu,
  );

/** True for a sentence that asks; a wish in the form of a question (`could you add …?`) is none. */
export const isQuestion = (sentence: string, mark: string): boolean =>
  mark === '?' &&
  !/^\W*(?:can|could|would) (?:we|you|i) (?:please )?(?:change|make|add|remove|set|use|put|replace|name|switch|take)\b/iu.test(
    sentence,
  ) &&
  /^\W*(?:and |but |so |ok |wait |sorry |hmm |um )*(?:what|who|how|when|where|which|why|does|do|is|are|can|could|should|would)\b/iu.test(
    sentence,
  );

/** Clauses: sentences, split again where "but", "while" or "except" turns the thought. */
export const splitClauses = (text: string): readonly Clause[] =>
  splitSentences(text).flatMap((sentence) =>
    split(
      sentence.text,
      /(?<!\b(?:anyone|anybody|everyone|everybody|nobody|all|any|nothing)),?\s\b(?=(?:but|however|whereas|except|excluding|though|although|while)\b)/giu,
    ).map((clause) => ({
      ...clause,
      start: clause.start + sentence.start,
      end: clause.end + sentence.start,
    })),
  );

const split = (text: string, breaks: RegExp): readonly Clause[] => {
  const clauses: Clause[] = [];
  let start = 0;
  for (const match of text.matchAll(breaks)) {
    clauses.push(toClause(text, start, match.index));
    start = match.index + match[0].length;
  }
  clauses.push(toClause(text, start, text.length));
  return clauses.filter(({ text: words }) => /[\p{L}\p{N}]/u.test(words));
};

const toClause = (text: string, start: number, end: number): Clause => {
  const words = text.slice(start, end);
  return { text: words, low: words.toLowerCase(), start, end };
};
