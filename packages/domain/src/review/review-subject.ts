import type { FieldId } from '#facts/facts.ts';
import type { StateCode } from '#law/state-code.ts';

/** What the global checks need to know about the facts behind a document; each document type says it for itself. */
export interface ReviewSubject {
  readonly maker: string;
  readonly makerState: StateCode;
  readonly governingState: StateCode;
  readonly governingStateReason: string | undefined;
  /** Present only for a married maker. */
  readonly spouse: string | undefined;
  readonly children: readonly string[];
  readonly omitted: readonly string[];
  /** What each required fact prints, piece by piece. */
  readonly required: readonly { readonly field: FieldId; readonly words: readonly string[] }[];
  /** Every person and organisation that the facts name. */
  readonly parties: readonly string[];
  readonly shareGroups: readonly (readonly { readonly name: string; readonly percentage: number }[])[];
  /** Those who may not witness: maker, spouse, takers, fiduciaries. */
  readonly interested: readonly string[];
  /** The person's own prose, each piece printed once. */
  readonly prose: readonly string[];
  /** Public land records; their numbers are no account numbers. */
  readonly legalDescriptions: readonly string[];
  readonly bondRequired: boolean;
  /** How many articles, or headings over numbered paragraphs, the instrument has. */
  readonly articleCount: number;
  readonly witnessesRequired: number;
  /** True where the instrument carries notarial certificates. */
  readonly isAcknowledged: boolean;
  readonly fewestWords: number;
}

export interface WitnessName {
  readonly name: string;
  readonly email?: string;
}
