import type { LawSource } from '#law/law-source.ts';

/** A question asked beside the interview, and what is known while it is asked. */
export interface Wondered {
  readonly question: string;
  /** The state whose law the document follows, as far as it is known. */
  readonly state: string | undefined;
  readonly laws: LawSource;
  /** What is being made, e.g. `living trust`. */
  readonly documentName: string;
  /** What the open question is about, in a few words; empty where none is open. */
  readonly about: string;
}

/** Looks up a question in what is written down of the product, the law and the prices; undefined where nothing is known of it. */
export type LookUp = (wondered: Wondered) => string | undefined;
