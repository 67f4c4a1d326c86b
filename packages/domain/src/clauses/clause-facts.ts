import type { Party } from '#facts/shapes.ts';
import type { StateCode } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What the clauses of the library ask of a document type's facts; each clause takes no more than it prints. */
export interface HasTrustees {
  readonly grantorName: string;
  readonly initialTrustees: readonly Party[];
  /** In the order in which they take office; at least one. */
  readonly successorTrustees: readonly Party[];
  readonly coTrusteesActJointly: boolean;
}

export interface HasTrusteeTerms {
  readonly compensation:
    | { readonly kind: 'reasonable' | 'none' | 'stateStatute' }
    | { readonly kind: 'fixed'; readonly feeInCents: number };
  readonly bondRequired: boolean;
  readonly governingState: StateCode;
}

export interface HasProtector {
  readonly trustProtector: Party | undefined;
}

export interface HasLaw {
  /** The law that governs; undefined in a draft whose state is not known. */
  readonly law: StateLaw | undefined;
}

export interface HasGoverningState {
  readonly governingState: StateCode;
  readonly grantorState: StateCode;
  readonly governingStateReason: string | undefined;
}
