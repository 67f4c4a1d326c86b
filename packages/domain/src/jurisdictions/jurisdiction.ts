import type { PlainDate } from '#kit/plain-date.ts';
import type { SourceId } from '#jurisdictions/source.ts';
import type { StateCode } from '#jurisdictions/state-code.ts';

/** How sure a field is: `high` is settled law seen in a source, `medium` partly from memory, `low` unverified or disputed. */
export type Confidence = 'high' | 'medium' | 'low';

/** What a state asks for when an instrument is executed. `null` means unknown: ask counsel, take the cautious way. */
export interface Jurisdiction {
  readonly code: StateCode;
  readonly name: string;
  readonly will: {
    readonly witnesses: number;
    readonly notaryForSelfProvingAffidavit: boolean;
    readonly selfProvingStatute: string;
    readonly electronicWillsAllowed: boolean;
    readonly electronicWillsStatute: string | null;
    readonly holographicAllowed: boolean;
    readonly executionStatute: string;
    readonly notaryRequiredForValidity: boolean;
    readonly notaryMayReplaceWitnesses: boolean;
  };
  readonly trust: {
    readonly witnessesRequired: number;
    readonly notarizationCustomary: boolean;
    readonly trustCodeStatute: string;
  };
  readonly financialPoa: {
    readonly witnesses: number;
    readonly notary: boolean;
    readonly statute: string;
    readonly uniformActAdopted: boolean;
    readonly notaryBasis:
      | 'required'
      | 'required-or-two-witnesses'
      | 'statutory-form'
      | 'presumption'
      | 'recording-only'
      | 'form-follows-act';
    readonly printNotaryBlock: boolean;
  };
  readonly healthcareDirective: {
    readonly witnesses: number | null;
    readonly notaryAlternative: boolean | null;
    readonly statute: string;
    readonly notaryRequired: boolean;
  };
  readonly transferOnDeathDeed: { readonly available: boolean; readonly statute: string | null };
  readonly ladyBirdDeed: { readonly available: boolean | null; readonly note: string };
  readonly communityProperty: boolean;
  readonly remoteOnlineNotarization: boolean;
  readonly stateEstateOrInheritanceTax: string | null;
  readonly confidence: Confidence;
  readonly asOf: PlainDate;
  readonly notes: readonly { readonly field: RuleField; readonly note: string }[];
  readonly fieldConfidence: Readonly<Record<RuleField, Confidence>>;
  /** Where each field comes from, in words; `S1` and the like are explained in `source.ts`. */
  readonly basis: Readonly<Record<Exclude<RuleField, 'electronicWills'>, string>>;
  readonly sources: readonly (SourceId | `https://${string}`)[];
  /** No attorney has signed these rules off; whoever shows them says so. */
  readonly review: 'needs-review';
}

export type RuleField =
  | 'will'
  | 'electronicWills'
  | 'trust'
  | 'financialPoa'
  | 'healthcareDirective'
  | 'transferOnDeathDeed'
  | 'ladyBirdDeed'
  | 'communityProperty'
  | 'remoteOnlineNotarization'
  | 'stateEstateOrInheritanceTax';
