import type { Disposition } from '#disposition/disposition.ts';

/**
 * Everything that is given at a death, in the order in which it is given: plain data that trusts, wills and transfer-on-death
 * deeds print in their own words. What nobody takes of a branch is part of the residue, and what nobody takes of the residue goes
 * to the ultimate takers.
 */
export interface DispositiveTree {
  readonly gifts: readonly Gift[];
  /** Who takes household goods and the like, in parts of like value; undefined where they are part of the residue. */
  readonly belongings?: Belongings | undefined;
  /** Undefined where the home is part of the residue. */
  readonly home?: Home | undefined;
  readonly residue: Residue;
  readonly ultimate: UltimateTakers;
}

/** One particular thing or sum; whoever stands later takes if nobody before does. */
export interface Gift {
  readonly item: string;
  readonly takers: readonly [string, ...string[]];
}

/** Household goods for people by name, and for children who come later as well where it is open to them. */
export interface Belongings {
  readonly takers: readonly string[];
  readonly opensToChildren: boolean;
}

/** A rule for the home alone. */
export type Home =
  | { readonly plan: 'giveTo'; readonly recipient: string }
  | { readonly plan: 'sell' | 'spouseMayLive' };

/** What is left after everything before it: divided by the instrument itself, or left to a trust that divides it. */
export type Residue = DividedResidue | ResidueToTrust;

export interface DividedResidue extends Remaining {
  readonly kind: 'divided';
  readonly division: Disposition;
}

export interface ResidueToTrust extends Remaining {
  readonly kind: 'toTrust';
  /** The name of the trust. */
  readonly name: string;
}

interface Remaining {
  /** What a spouse who survives takes of it before anybody else. */
  readonly first?: SpousesPart | undefined;
}

/** A part of the residue for a spouse, and how it is held. */
export interface SpousesPart {
  readonly part: 'third' | 'half' | 'everything';
  readonly holding: 'outright' | 'supplementalNeeds';
}

/** The heirs at law, without those who are left out by name. */
export interface UltimateTakers {
  readonly to: 'heirsAtLaw';
  readonly leavesOut: readonly string[];
}
