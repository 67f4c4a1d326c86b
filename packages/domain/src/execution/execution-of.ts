import { executionRule } from '#law/execution-rule.ts';
import type { InstrumentKind } from '#law/execution-kind.ts';
import type { StateLaw } from '#law/state-law.ts';

/**
 * How an instrument comes into force. `electronic`: the signatures collected here execute it. `print-and-sign`: it is executed on
 * paper, in ink, and what is signed here records an acknowledgement only.
 */
export interface ExecutionMethod {
  readonly kind: 'electronic' | 'print-and-sign';
  /** Why, in one plain sentence. */
  readonly reason: string;
}

/** How an instrument of this kind comes into force under the law that governs it; on paper while no law is known. */
export const executionMethod = (kind: InstrumentKind, law: StateLaw | undefined): ExecutionMethod => {
  if (!law) {
    return {
      kind: 'print-and-sign',
      reason: 'The state is not known, so the strictest rule applies: print the document and sign it in ink.',
    };
  }
  const { method, reason } = executionRule(kind, law);
  return { kind: method === 'online' ? 'electronic' : 'print-and-sign', reason };
};

/**
 * How many witnesses must have signed before an instrument counts as signed: as many as its states ask for, and one at least. A
 * state that takes an acknowledgment before a notary instead does not keep it open.
 */
export const witnessesNeeded = (kind: InstrumentKind, laws: readonly StateLaw[]): number =>
  Math.max(
    1,
    ...laws
      .map((law) => executionRule(kind, law))
      .map(({ notary, witnesses }) => (notary === 'or-witnesses' ? 0 : witnesses)),
  );

/** True while an instrument with so many signed witnesses must still be acknowledged before a notary in one of its states. */
export const awaitsNotary = (kind: InstrumentKind, laws: readonly StateLaw[], signedWitnesses: number): boolean =>
  laws
    .map((law) => executionRule(kind, law))
    .some(
      ({ notary, witnesses }) =>
        notary === 'besides-witnesses' || (notary === 'or-witnesses' && signedWitnesses < witnesses),
    );
