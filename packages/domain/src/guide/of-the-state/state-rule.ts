import type { InstrumentKind } from '#law/execution-kind.ts';
import type { LawRule } from '#law/sections/rule.ts';
import type { StateLaw } from '#law/state-law.ts';

/** The law of one state, and what a question about it is asked of. */
export interface StateCase {
  readonly law: StateLaw;
  /** As in a sentence: `Ohio`, `the District of Columbia`. */
  readonly state: string;
  readonly kind: InstrumentKind;
  /** As in a sentence: `a will`. */
  readonly document: string;
  /** The question in small letters. */
  readonly low: string;
  /** The state was named in the question and is another one than the maker's. */
  readonly isElsewhere: boolean;
}

/** One thing that people ask of the law of their state. */
export interface StateRule {
  readonly id: string;
  /** Words of the question, in small letters; one of them is enough. */
  readonly asked: readonly RegExp[];
  /** The answer in whole sentences, with its citation; undefined where the data is silent or not certain. */
  readonly answer: (one: StateCase) => string | undefined;
}

/** Where it stands, behind the words that it supports; empty where the data names no place. */
export const cited = (...rules: readonly Pick<LawRule<unknown>, 'cite'>[]): string => {
  const places = [...new Set(rules.flatMap(({ cite }) => cite ?? []))];
  return places.length === 0 ? '' : ` (${places.join('; ')})`;
};

/** A sum of whole dollars: `$35,000`. */
export const dollars = (sum: number): string => `$${String(sum).replace(/\B(?=(?:\d{3})+$)/gu, ',')}`;
