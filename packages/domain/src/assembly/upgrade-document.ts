import type { Act, NotarialCertificate } from '#assembly/act.ts';
import type { Block } from '#assembly/block.ts';
import type { BlankEntry } from '#assembly/blank.ts';
import type { GuideSheet, LegalDocument } from '#assembly/document.ts';
import type { Signer } from '#assembly/signer.ts';
import { upgradeBlanks } from '#assembly/upgrade-blanks.ts';

/** How a document was stored before its execution became a list of acts (clause library 2026.11.2 and older). */
interface OlderDocument extends Omit<LegalDocument, 'acts' | 'guide'> {
  readonly execution: OlderExecution;
}

interface OlderExecution {
  readonly testimonium: readonly Block[];
  readonly signers: readonly { readonly id: string; readonly name: string; readonly capacity: string }[];
  readonly attestation?: { readonly text: readonly Block[]; readonly witnessLines: number };
  readonly notary?: { readonly state: string; readonly county?: string; readonly text: readonly Block[] };
  readonly instructions: readonly string[];
}

/** A stored document of any age, to be read with `upgradeDocument` alone. */
export type StoredDocument = LegalDocument | OlderDocument;

/**
 * A stored document in the shape of today: blanks that say what belongs there, acts instead of execution pages, the instructions as a
 * guide, roles beside the lines; no word is lost.
 */
export const upgradeDocument = (stored: StoredDocument): LegalDocument => {
  const upgraded = upgradeBlanks(stored);
  if (!('execution' in upgraded)) return withRoles(upgraded);
  const { execution, ...rest } = upgraded;
  return withRoles({ ...rest, acts: actsOf(execution), guide: guideOf(execution) });
};

// Documents of 2026.17.0 and older tell the line of the spouse, who joins in an act or signs with the maker, by its id alone.
const withRoles = (document: LegalDocument): LegalDocument =>
  document.acts.some((act) => signersIn(act).some(lacksRole))
    ? {
        ...document,
        acts: document.acts.map((act) => ('signers' in act ? { ...act, signers: act.signers.map(withRole) } : act)),
      }
    : document;

const signersIn = (act: Act): readonly Signer[] => ('signers' in act ? act.signers : []);

const lacksRole = ({ id, role }: Signer): boolean => id === 'spouse' && role === undefined;

const withRole = (signer: Signer): Signer => (lacksRole(signer) ? { ...signer, role: 'spouse' } : signer);

const actsOf = ({ testimonium, signers, attestation, notary }: OlderExecution): readonly Act[] => {
  const makers = signers.slice(0, 1).map(({ name }) => name);
  return [
    {
      kind: 'sign',
      heading: 'Execution',
      testimonium,
      signers: signers.map((signer) => ({ kind: 'person', ...signer })),
    },
    ...(attestation
      ? [
          {
            kind: 'witness',
            heading: 'Attestation of Witnesses',
            attestation: attestation.text,
            witnessLines: attestation.witnessLines,
          } as const,
        ]
      : []),
    ...(notary
      ? [
          {
            kind: 'acknowledgment',
            heading: 'Notary Acknowledgment',
            certificates: [certificateOf(notary, makers)],
          } as const,
        ]
      : []),
  ];
};

const certificateOf = (
  { state, county, text }: NonNullable<OlderExecution['notary']>,
  names: readonly string[],
): NotarialCertificate => ({
  names,
  venue: [`State of ${state}`, ...(county === undefined ? [] : [`County of ${county}`])].map((line) => ({
    kind: 'paragraph',
    content: [{ kind: 'text', text: line }],
  })),
  words: text,
  officerLines: bringsOfficerLines(text) ? [] : ['Signature of notarial officer', 'My commission expires'],
});

const linesOfOfficer: ReadonlySet<BlankEntry['what']> = new Set(['signature', 'endOfCommission']);

// The words of a living trust ended in the officer's own blanks.
const bringsOfficerLines = (text: readonly Block[]): boolean =>
  text.some(
    (block) =>
      block.kind === 'paragraph' &&
      block.content.some((inline) => inline.kind === 'blank' && inline.entry && linesOfOfficer.has(inline.entry.what)),
  );

const guideOf = ({ instructions }: OlderExecution): readonly GuideSheet[] =>
  instructions.length === 0
    ? []
    : [{ id: 'signing', heading: 'How to sign this document', steps: instructions.map((text) => ({ text })) }];
