import { lawOfKind, type InstrumentKind } from '#law/execution-kind.ts';
import type { NotaryRole } from '#law/sections/execution.ts';
import type { SigningKind } from '#law/signing-kind.ts';
import type { StateLaw } from '#law/state-law.ts';

interface Asked {
  readonly witnesses: number;
  readonly notary: NotaryRole;
}

/**
 * How an instrument comes into force. `electronic`: no rule asks for ink, and it may be signed here. `print-and-sign`: it is
 * executed on paper, in ink, and what is signed here records an acknowledgment only.
 */
export interface SigningMethod {
  readonly kind: SigningKind;
  /**
   * True where the law says so. Of `electronic` false: no law of the state is known to say that a screen signs it, so paper
   * is recommended and a signature here is kept as a record; nothing may then say that it executes the instrument.
   */
  readonly isCertain: boolean;
  /** Why, in one plain sentence. */
  readonly reason: string;
}

/**
 * Whether an instrument may be signed on a screen, and why. Trusts and companies made without witnesses or notary are
 * outside the exclusions of 15 U.S.C. § 7003 and of the Uniform Electronic Transactions Act (§ 3(b)); all others are signed
 * on paper. Those acts speak of transactions, which the agreement of a company is. That a screen signs a trust is certain
 * only where the Uniform Electronic Estate Planning Documents Act is in force.
 */
export const signingMethod = (kind: InstrumentKind, asked: Asked, law: StateLaw): SigningMethod => {
  const onScreen = asksForNoForm(asked) ? lawOfKind(kind).onScreen : null;
  return onScreen
    ? { kind: 'electronic', ...onScreen(law) }
    : { kind: 'print-and-sign', isCertain: true, reason: paperReason(kind, asked) };
};

const asksForNoForm = ({ witnesses, notary }: Asked): boolean =>
  witnesses === 0 && (notary === 'customary' || notary === 'none');

const paperReason = (kind: InstrumentKind, asked: Asked): string => {
  switch (kind) {
    case 'lifetime-trust':
    case 'company':
      return `The law of this state asks that this be signed in person${who(asked)}: print the document and sign it in ink.`;
    case 'will':
      return 'A will counts only when the people who must see you sign it are there: print it and sign it in ink.';
    case 'transfer-on-death-deed':
    case 'lady-bird-deed':
      return 'The land records take a deed that was signed in ink before a notary: print it and sign it there.';
    case 'financial-power-of-attorney':
      return `Banks and land records take a power of attorney that was signed in ink${who(asked)}: print it and sign it that way.`;
    case 'health-care-directive':
      return `Hospitals rely on a directive that was signed in ink${who(asked)}: print it and sign it that way.`;
  }
};

const who = ({ witnesses, notary }: Asked): string => {
  if (witnesses === 0) return notary === 'none' ? '' : ' before a notary';
  const people = witnesses === 1 ? 'a witness' : 'witnesses';
  if (notary === 'or-witnesses') return ` before ${people} or a notary`;
  if (notary === 'besides-witnesses') return ` before ${people} and a notary`;
  if (notary === 'required') return ' before a notary';
  return ` before ${people}`;
};
