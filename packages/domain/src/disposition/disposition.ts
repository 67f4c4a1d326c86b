/**
 * What happens at a death with what is left after gifts, debts and expenses: plain data that trusts, wills and transfer-on-death
 * deeds print in their own words.
 */
export interface Disposition {
  readonly portions: readonly Portion[];
  /** A child who is born or adopted later takes a portion equal to those of the children named. */
  readonly opensToChildren: boolean;
  /** Who takes a portion that nobody else takes. */
  readonly alternates: 'heirsAtLaw' | readonly Alternate[];
}

/** One part of the whole, for one taker; `percentage` above 0 and at most 100, undefined in a draft that does not say it yet. */
export interface Portion {
  readonly name: string;
  readonly relationship: string | undefined;
  readonly percentage: number | undefined;
  readonly holding: Holding;
  /** The descendants of a taker who does not survive come before the alternates. */
  readonly passesToDescendants: boolean;
}

/** How a portion is paid; one way only, because each would defeat the other. `age` in full years. */
export type Holding =
  | { readonly kind: 'outright' }
  | { readonly kind: 'untilAge'; readonly age: number }
  | { readonly kind: 'supplementalNeeds' };

/** Somebody who comes next; without `percentage` all of them take alike. */
export interface Alternate {
  readonly name: string;
  readonly relationship?: string | undefined;
  readonly percentage?: number | undefined;
}
