import type { InstrumentKind } from '#law/execution-kind.ts';
import { certain } from '#law/read-rule.ts';
import type { NotaryRole } from '#law/sections/execution.ts';
import type { StateLaw } from '#law/state-law.ts';

interface Formality {
  readonly witnesses: number;
  readonly notary: NotaryRole;
}

interface OnlineEffect {
  readonly method: 'online' | 'paper';
  readonly reason: string;
  readonly onlineSignature: string;
}

/**
 * Whether signatures on a screen execute an instrument, why, and what such a signature does. Trusts and companies made
 * without witnesses or notary are outside the exclusions of 15 U.S.C. § 7003 and of the Uniform Electronic Transactions Act
 * (§ 3(b)); all others are signed on paper.
 */
export const onlineEffect = (kind: InstrumentKind, law: StateLaw, formality: Formality): OnlineEffect => {
  const reason = onlineReason[kind];
  return reason !== undefined && asksForNoForm(formality)
    ? { method: 'online', reason, onlineSignature: effectOnline(kind, law) }
    : { method: 'paper', reason: paperReason(kind, formality), onlineSignature: effectOnPaper(kind, law) };
};

const asksForNoForm = ({ witnesses, notary }: Formality): boolean =>
  witnesses === 0 && (notary === 'customary' || notary === 'none');

// Kinds without an entry are never executed online.
const onlineReason: Partial<Readonly<Record<InstrumentKind, string>>> = {
  'lifetime-trust':
    'The law of this state asks for a signed writing and no further form, so the signatures collected here execute the document. A signature in ink before a notary is still advisable for the transfer of property.',
  company: 'An agreement among the members needs no particular form, so the signatures collected here execute it.',
};

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
  const people = witnesses === 1 ? 'a witness' : 'witnesses';
  if (notary === 'or-witnesses') return ` before ${people} or a notary`;
  if (notary === 'besides-witnesses') return ` before ${people} and a notary`;
  if (notary === 'required' || witnesses === 0) return ' before a notary';
  return ` before ${people}`;
};

const effectOnline = (kind: InstrumentKind, { provisions }: StateLaw): string => {
  if (kind === 'company') return 'A signature on the screen binds a member as a signature in ink does.';
  if (certain(provisions.ueepda) === true) {
    return 'The act on electronic estate planning documents of this state covers trusts, so a signature on the screen puts this one into force. Deeds that move land into it are still signed on paper.';
  }
  return 'A signature on the screen puts this trust into force because the law asks for no form. The acts on electronic signatures speak of transactions between people and do not say whether a trust that one person makes is one, so a copy signed in ink is a good second step. Deeds that move land into it are always signed on paper.';
};

const effectOnPaper = (kind: InstrumentKind, { provisions, execution }: StateLaw): string => {
  const records = 'A signature on the screen records that you have read the document; it does not put it into force.';
  const elsewhere = (what: string) =>
    `${records} This state has a law on ${what}, but it asks for steps that are not offered here.`;
  switch (kind) {
    case 'will':
      return certain(provisions.electronicWills) === true
        ? elsewhere('electronic wills')
        : `${records} The acts on electronic signatures do not cover wills.`;
    case 'health-care-directive':
      return certain(execution.healthCareDirective.electronicExecution) === undefined
        ? records
        : elsewhere('directives that are signed or witnessed electronically');
    case 'lifetime-trust':
    case 'financial-power-of-attorney':
      return certain(provisions.ueepda) === true ? elsewhere('electronic estate planning documents') : records;
    case 'transfer-on-death-deed':
    case 'lady-bird-deed':
    case 'company':
      return records;
  }
};
