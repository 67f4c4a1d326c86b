import type { StateCode } from '#jurisdictions/state-code.ts';

/**
 * How an instrument comes into force. `electronic`: the signatures collected here execute it. `print-and-sign`: it is executed on
 * paper, in ink, and what is signed here records an acknowledgement only.
 */
export interface ExecutionMethod {
  readonly kind: 'electronic' | 'print-and-sign';
  /** Why, in one plain sentence. */
  readonly reason: string;
}

// Revocable and irrevocable inter vivos trusts are outside the exclusions of 15 U.S.C. § 7003 and of the UETA.
const lifetimeTrusts: ReadonlySet<string> = new Set([
  'living-trust',
  'joint-trust',
  'irrevocable-trust',
  'family-trust',
]);

// Formalities of wills or of notarial acts for a trust: Fla. Stat. § 736.0403(2)(b); La. R.S. 9:1752; N.Y. EPTL § 7-1.17;
// 12 Del. C. § 3545.
const formalStates: ReadonlySet<StateCode> = new Set(['FL', 'LA', 'NY', 'DE']);

/**
 * The execution method of a document type in a state. Whatever is not known to be safe to sign electronically is printed and
 * signed in ink: wills, testamentary trusts, deeds, powers of attorney, health-care directives, and every unknown type.
 */
export const executionMethodOf = (documentType: string, state: StateCode | undefined): ExecutionMethod => {
  if (!lifetimeTrusts.has(documentType)) {
    return {
      kind: 'print-and-sign',
      reason: 'An electronic signature does not reliably execute this kind of document: print it and sign it in ink.',
    };
  }
  if (state === undefined) {
    return {
      kind: 'print-and-sign',
      reason: 'The state is not known, so the strictest rule applies: print the document and sign it in ink.',
    };
  }
  if (formalStates.has(state)) {
    return {
      kind: 'print-and-sign',
      reason: 'The law of this state asks for witnesses or a notary in person: print the document and sign it in ink.',
    };
  }
  return {
    kind: 'electronic',
    reason:
      'The law of this state asks for no particular form, so the signatures collected here execute the document. A notary is still advisable for the transfer of property.',
  };
};
