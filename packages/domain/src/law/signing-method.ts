import { lawOfKind, type InstrumentKind } from '#law/execution-kind.ts';
import type { NotaryRole } from '#law/sections/execution.ts';

interface Formality {
  readonly witnesses: number;
  readonly notary: NotaryRole;
}

/**
 * How an instrument comes into force. `electronic`: the signatures collected here execute it. `print-and-sign`: it is executed on
 * paper, in ink, and what is signed here records an acknowledgment only.
 */
export interface SigningMethod {
  readonly kind: 'electronic' | 'print-and-sign';
  /** Why, in one plain sentence. */
  readonly reason: string;
}

/**
 * Whether signatures on a screen execute an instrument, and why. Trusts and companies made without witnesses or notary are
 * outside the exclusions of 15 U.S.C. § 7003 and of the Uniform Electronic Transactions Act (§ 3(b)); all others are signed
 * on paper.
 */
export const signingMethod = (kind: InstrumentKind, formality: Formality): SigningMethod => {
  const reason = lawOfKind(kind).electronicReason;
  return reason !== null && asksForNoForm(formality)
    ? { kind: 'electronic', reason }
    : { kind: 'print-and-sign', reason: paperReason(kind, formality) };
};

const asksForNoForm = ({ witnesses, notary }: Formality): boolean =>
  witnesses === 0 && (notary === 'customary' || notary === 'none');

const paperReason = (kind: InstrumentKind, formality: Formality): string => {
  switch (kind) {
    case 'lifetime-trust':
    case 'company':
      return `The law of this state asks that this be signed in person${who(formality)}: print the document and sign it in ink.`;
    case 'will':
      return 'A will counts only when the people who must see you sign it are there: print it and sign it in ink.';
    case 'transfer-on-death-deed':
    case 'lady-bird-deed':
      return 'The land records take a deed that was signed in ink before a notary: print it and sign it there.';
    case 'financial-power-of-attorney':
      return `Banks and land records take a power of attorney that was signed in ink${who(formality)}: print it and sign it that way.`;
    case 'health-care-directive':
      return `Hospitals rely on a directive that was signed in ink${who(formality)}: print it and sign it that way.`;
  }
};

const who = ({ witnesses, notary }: Formality): string => {
  if (witnesses === 0) return notary === 'none' ? '' : ' before a notary';
  const people = witnesses === 1 ? 'a witness' : 'witnesses';
  if (notary === 'or-witnesses') return ` before ${people} or a notary`;
  if (notary === 'besides-witnesses') return ` before ${people} and a notary`;
  if (notary === 'required') return ' before a notary';
  return ` before ${people}`;
};
