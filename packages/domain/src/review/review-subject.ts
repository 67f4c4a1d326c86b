import type { FieldId } from '#facts/facts.ts';

/** What the checks of every instrument need to know of the facts behind it. */
export interface ReviewSubject extends SignaturePages {
  readonly maker: string;
  /** What each required fact prints, piece by piece. */
  readonly required: readonly { readonly field: FieldId; readonly words: readonly string[] }[];
  /** Every person and organisation that the facts name. */
  readonly parties: readonly string[];
  /** The person's own prose, each piece printed once. */
  readonly prose: readonly string[];
  /** Public land records; their numbers are no account numbers. */
  readonly legalDescriptions: readonly string[];
}

/** What each document type says of it for itself; who is named, the definitions of the facts say. */
export type OwnSubject = Omit<ReviewSubject, keyof SignaturePages | 'maker' | 'parties'>;

/** What is known without the facts of one document: from the law and the type. */
export interface SignaturePages {
  readonly witnessesRequired: number;
  /** True where the instrument carries notarial certificates. */
  readonly isAcknowledged: boolean;
}
