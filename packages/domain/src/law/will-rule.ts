import { selfProving } from '#law/provisions.ts';
import { certain } from '#law/read-rule.ts';
import type { StateLaw } from '#law/state-law.ts';

/**
 * How a will is proved without its witnesses. `affidavit`: in words that are held, or in ours where none are prescribed, signed after the will. `one-sitting`: in words
 * above the only signatures of the will, before an officer. `official-form`: by an affidavit whose words
 * are not held. `attestation`: by what the witnesses sign anyway, with a declaration of the statute where it has one. `none`: not
 * at all, or it is not certain how.
 */
export type WillProof =
  | {
      readonly kind: 'affidavit';
      /** The testator swears to nothing: the witnesses speak. */
      readonly isByWitnessesAlone: boolean;
      readonly statement: string;
      readonly certificate: string;
      readonly cite: string | null;
    }
  | {
      readonly kind: 'one-sitting';
      readonly testator: string;
      readonly witnesses: string;
      readonly certificate: string;
      readonly cite: string | null;
    }
  | { readonly kind: 'official-form'; readonly statute: string | undefined }
  | { readonly kind: 'attestation'; readonly declaration: string | undefined }
  | { readonly kind: 'none' };

/** What the law of a state says of a will besides how it is signed; that: `executionRule`. */
interface WillRule {
  readonly proof: WillProof;
  /** Whether the will may adopt the terms of a writing; false only where that is certain, because a last taker stands behind. */
  readonly mayAdoptWritings: boolean;
  /** The statute on gifts by will to a trust, as a citation, where it is certain. */
  readonly pourOverStatute: string | undefined;
  /** What the will says for an administration that no court supervises, where the law has words for it. */
  readonly independentAdministration: string | undefined;
}

/** Reads the rules on wills. What is missing or unverified prints no affidavit. */
export const willRule = (law: StateLaw): WillRule => ({
  proof: proofOf(law),
  mayAdoptWritings: certain(law.wills.incorporationByReference) !== false,
  pourOverStatute: certain(law.provisions.pourOverStatute),
  independentAdministration: law.wills.independentAdministration && certain(law.wills.independentAdministration),
});

const proofOf = (law: StateLaw): WillProof => {
  const { selfProvingAffidavit, oneSittingExecution, attestationDeclaration } = law.wills;
  const { value: model, statute } = selfProving(law);
  switch (model) {
    case 'prescribed-form':
    case 'affidavit-no-prescribed-form': {
      const oneSitting = oneSittingExecution && certain(oneSittingExecution);
      if (oneSitting) return { kind: 'one-sitting', ...oneSitting, cite: oneSittingExecution.cite };
      const held = selfProvingAffidavit && certain(selfProvingAffidavit);
      return held
        ? {
            kind: 'affidavit',
            ...held,
            isByWitnessesAlone: held.isByWitnessesAlone === true,
            cite: selfProvingAffidavit.cite,
          }
        : model === 'affidavit-no-prescribed-form'
          ? { kind: 'affidavit', isByWitnessesAlone: true, ...ownAffidavit, cite: null }
          : { kind: 'official-form', statute };
    }
    case 'attestation-or-declaration':
      return { kind: 'attestation', declaration: attestationDeclaration && certain(attestationDeclaration) };
    case 'notarial-will':
    case 'none':
      return { kind: 'none' };
  }
};

// Where the law asks for an affidavit of the witnesses and prescribes no words.
const ownAffidavit = {
  statement:
    'We, {witnessName} and {witnessName}, being sworn, say at the request of the Testator, {signer}, that the Testator declared this instrument to be the Testator’s will, signed it at its end in our presence, and asked us to witness it; that we signed it as witnesses in the presence of the Testator and of each other; and that the Testator then appeared to be of full age, of sound mind, and in all respects competent to make a will, and acted freely, under no restraint, constraint, or undue influence.',
  certificate:
    'Subscribed and sworn to (or affirmed) before me by {witnessName} and {witnessName}, witnesses, on {date}.',
};
