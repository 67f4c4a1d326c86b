/** One thing that people ask about the product or about estate planning, with where to read on. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  /** Ways in which people put it; the search reads these and the title, never the answer. */
  readonly asks: readonly string[];
  readonly answer: string;
  /** No other question is offered after it. */
  readonly isGrave?: boolean;
  readonly page: { readonly label: string; readonly path: string };
}

/** What the passage `id` is about, in the words that people have for it, in small letters and with straight apostrophes. */
export interface Subject {
  readonly id: string;
  readonly said: RegExp;
}
