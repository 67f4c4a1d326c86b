import type { Acceptance, Act, AffidavitAct, NotarialCertificate, WitnessAct } from '@evergrant/domain/assembly/act.ts';
import type { Signer } from '@evergrant/domain/assembly/signer.ts';
import type { Block } from '@evergrant/domain/assembly/block.ts';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { isBeforeOfficer } from '@evergrant/domain/execution/required-signers.ts';
import type { SignatureLine } from '#certificate.ts';
import { witnessLines, type Witnessed, type WitnessLine } from '#signature/witness-lines.ts';

/** An act as it is laid out, the same parts for every kind. */
export interface PrintedAct {
  readonly kind: Act['kind'];
  readonly heading: string;
  readonly words: readonly Block[];
  readonly signers: readonly Signer[];
  /** Those who accept an office later, each under words of their own. */
  readonly acceptances: readonly Acceptance[];
  /** People who sign before an officer, in ink. */
  readonly affiants: AffidavitAct['affiants'];
  readonly witnesses: readonly WitnessLine[];
  readonly certificates: readonly NotarialCertificate[];
  /** Of an act before an officer: which of those it is, from 1. */
  readonly officer: SignatureLine | undefined;
}

/**
 * The acts of a document with a line for every witness, also where somebody witnesses and no act asks for it. An act with
 * nothing in it is left out.
 */
export const printedActs = (document: LegalDocument, witnessed: Witnessed): readonly PrintedAct[] => {
  const lines = witnessLines(document, witnessed);
  const first = document.acts.findIndex(({ kind }) => kind === 'witness');
  const acts = first === -1 && lines.length > 0 ? withWitnesses(document.acts) : document.acts;
  const place = acts.findIndex(({ kind }) => kind === 'witness');
  const officers = acts.filter(isBeforeOfficer);
  return acts
    .map((act, index) => ({
      ...print(act, index === place ? lines : []),
      officer: isBeforeOfficer(act) ? officerLine(officers.indexOf(act) + 1) : undefined,
    }))
    .filter(hasSomething);
};

const officerLine = (number: number): SignatureLine => ({ kind: 'officer', number });

const hasSomething = ({ words, signers, acceptances, affiants, witnesses, certificates }: Laid): boolean =>
  [words, signers, acceptances, affiants, witnesses, certificates].some(({ length }) => length > 0);

// Witnesses stand after the signers and before any notary.
const withWitnesses = (acts: readonly Act[]): readonly Act[] => {
  const place = acts.findLastIndex((act) => 'signers' in act) + 1;
  const witness: WitnessAct = {
    kind: 'witness',
    heading: 'Attestation of Witnesses',
    attestation: [],
    witnessLines: 0,
  };
  return acts.toSpliced(place, 0, witness);
};

type Laid = Omit<PrintedAct, 'officer'>;

const print = (act: Act, lines: readonly WitnessLine[]): Laid => {
  const { kind, heading } = act;
  const bare = {
    kind,
    heading,
    words: [],
    signers: [],
    acceptances: [],
    affiants: [],
    witnesses: [],
    certificates: [],
  };
  switch (act.kind) {
    case 'sign':
    case 'joinder':
      return { ...bare, words: act.testimonium, signers: act.signers };
    case 'acceptance':
      return { ...bare, words: act.words, acceptances: act.acceptances };
    case 'witness':
      // Words that nobody stands behind are left out: an executed copy has no line for a witness who was not needed.
      return lines.length === 0 ? bare : { ...bare, words: act.attestation, witnesses: lines };
    case 'acknowledgment':
    case 'jurat':
      return { ...bare, certificates: act.certificates };
    case 'selfProvingAffidavit':
      return { ...bare, words: act.words, affiants: withWitnessLines(act), certificates: [act.certificate] };
  }
};

const withWitnessLines = ({ affiants, witnessLines: count }: AffidavitAct): AffidavitAct['affiants'] => [
  ...affiants,
  ...Array.from({ length: count }, (_, index) => ({ name: `Witness ${index + 1}`, capacity: 'signature' })),
];
