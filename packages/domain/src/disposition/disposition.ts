import type { LifetimePayments, LifetimePower, LifetimeRemainder } from '#facts/lifetime-choices.ts';
import type { Manner } from '#facts/manner.ts';
import type { PartyKind } from '#facts/party-kinds.ts';
import type { PayoutStep } from '#facts/shapes.ts';

/**
 * How what is left after gifts, debts and expenses is divided: the largest branch of a `DispositiveTree`, as plain data that each
 * instrument prints in its own words.
 */
export interface Disposition {
  readonly portions: readonly Portion[];
  /** What the children take as one class, beside the portions. */
  readonly children?: ChildrenPortion | undefined;
  /** What a child takes who is born or adopted later: a portion equal to those of the children named; absent where none does. */
  readonly laterChildren?: Pick<Portion, 'holding' | 'passesToDescendants'> | undefined;
  /** How descendants of several generations divide; absent: per stirpes. */
  readonly manner?: Manner;
  /**
   * Who takes a part whose own takers do not survive: the other parts while one takes effect, or at once those who come next.
   * Where nobody said it (`unsaid`), those who come next take it, but what is held passes to the lines of the takers first.
   */
  readonly failingPart: 'otherParts' | 'nextTakers' | 'unsaid';
  /** Who takes a portion that nobody else takes. */
  readonly alternates: 'heirsAtLaw' | readonly NextTaker[];
}

/** What every part of the whole says; `percentage` above 0 and at most 100, undefined in a draft that does not say it yet. */
interface Part {
  readonly percentage: number | undefined;
  readonly holding: Holding;
  /** The descendants of a taker who does not survive come before the alternates. */
  readonly passesToDescendants: boolean;
}

/** One part of the whole, for one taker. */
export interface Portion extends Part {
  readonly name: string;
  readonly relationship: string | undefined;
  /** Whether it is a person or an organization, where somebody said so. */
  readonly kind?: PartyKind | undefined;
}

/** One part of the whole for all children together; the members are those who are known today. */
export interface ChildrenPortion extends Part {
  readonly members: readonly ClassMember[];
  /** A child has died already, whose descendants are of the class. */
  readonly hasLateChild: boolean;
  /** A child is left out on purpose and is not of the class. */
  readonly leavesChildOut: boolean;
}

/** A child of the class; some have benefits for which their part is held, whatever holds for the others. */
export interface ClassMember {
  readonly name: string;
  readonly isOnBenefits: boolean;
}

/** How a portion is paid; one way only, because each would defeat the other. `age` in full years. */
export type Holding =
  | { readonly kind: 'outright' }
  | { readonly kind: 'untilAge'; readonly age: number }
  | { readonly kind: 'inSteps'; readonly steps: readonly PayoutStep[] }
  | { readonly kind: 'forLife'; readonly terms: LifetimeTerms }
  | { readonly kind: 'supplementalNeeds' }
  | { readonly kind: 'maritalTrust' }
  | { readonly kind: 'disclaimerTrust' };

/** The terms on which a portion is kept for somebody's life. */
export interface LifetimeTerms {
  readonly payments: LifetimePayments;
  readonly power: LifetimePower;
  /** Who takes what is not chosen; those who come next always come last. */
  readonly remainder:
    | { readonly to: Exclude<LifetimeRemainder, 'named'> }
    | { readonly to: Extract<LifetimeRemainder, 'named'>; readonly name: string };
}

/** Somebody who was named to come next; without `percentage` all of them take alike. */
export interface Alternate {
  readonly name: string;
  readonly relationship?: string | undefined;
  readonly kind?: PartyKind | undefined;
  readonly percentage?: number | undefined;
}

/** Somebody who comes next, with what follows for the part that falls to that person. */
export interface NextTaker extends Alternate {
  /** The descendants of one who does not survive come before the others. */
  readonly passesToDescendants: boolean;
  /** The part is held for benefits that depend on need. */
  readonly isOnBenefits: boolean;
}
