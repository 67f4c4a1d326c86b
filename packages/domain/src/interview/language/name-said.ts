import type { Span } from '#interview/language/word.ts';

/** Words that are, with some probability, the name of a person. */
export interface NameSaid extends Span {
  /** As it is printed, without a possessive `'s`. */
  readonly name: string;
  readonly probability: number;
  /** Known people whom it may mean, by the names under which they are known. */
  readonly known: readonly string[];
  readonly isLower: boolean;
}
