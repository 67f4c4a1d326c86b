import { executionRule } from '#law/execution-rule.ts';
import type { InstrumentKind } from '#law/execution-kind.ts';
import type { NotaryRole } from '#law/sections/execution.ts';
import type { SigningMethod } from '#law/signing-method.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What a document type asks for when it is executed, whatever the law is content with. */
export interface AskedByType {
  /** What the law calls an instrument of this type. */
  readonly kind: InstrumentKind;
  readonly fewestWitnesses: number;
  /** `required`: not signed without a notary. `customary`: the certificates are printed, and nobody waits for them. */
  readonly notary: Extract<NotaryRole, 'required' | 'customary' | 'none'>;
}

/** How an instrument of this kind comes into force under the law that governs it; on paper while no law is known. */
export const executionMethod = (kind: InstrumentKind, law: StateLaw | undefined): SigningMethod =>
  law
    ? executionRule(kind, law).method
    : {
        kind: 'print-and-sign',
        isCertain: true,
        reason: 'The state is not known, so the strictest rule applies: print the document and sign it in ink.',
      };

/** How many witnesses the statutes of some states ask for, as lines in the document. */
export const witnessesOfLaw = ({ kind }: AskedByType, laws: readonly StateLaw[]): number =>
  Math.max(0, ...laws.map((law) => executionRule(kind, law).witnesses));

/**
 * How many witnesses must have signed before an instrument counts as signed: as many as its states and its type ask for. A
 * state that takes an acknowledgment before a notary instead does not keep it open.
 */
export const witnessesNeeded = ({ kind, fewestWitnesses }: AskedByType, laws: readonly StateLaw[]): number =>
  Math.max(
    fewestWitnesses,
    ...laws
      .map((law) => executionRule(kind, law))
      .map(({ notary, witnesses }) => (notary === 'or-witnesses' ? 0 : witnesses)),
  );

/** Whether a notary is waited for; `unless-witnessed`: so many witnesses who have signed do instead. */
export type AwaitedNotary =
  | { readonly awaited: 'always' | 'never' }
  | { readonly awaited: 'unless-witnessed'; readonly byWitnesses: number };

/** Whether an instrument must be acknowledged before a notary, as its type and its states ask. */
export const notaryOf = ({ kind, notary: ofType }: AskedByType, laws: readonly StateLaw[]): AwaitedNotary => {
  const rules = laws.map((law) => executionRule(kind, law));
  const isRequired = rules.some(({ notary }) => notary === 'required' || notary === 'besides-witnesses');
  if (ofType === 'required' || isRequired) return { awaited: 'always' };
  const instead = rules.filter(({ notary }) => notary === 'or-witnesses').map(({ witnesses }) => witnesses);
  return instead.length === 0
    ? { awaited: 'never' }
    : { awaited: 'unless-witnessed', byWitnesses: Math.max(...instead) };
};
