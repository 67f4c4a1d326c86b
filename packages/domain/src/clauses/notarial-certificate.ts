import type { NotarialCertificate } from '#assembly/act.ts';
import type { PartyRole } from '#assembly/document.ts';
import type { DraftBlock, DraftInline, Prose } from '#assembly/draft.ts';
import { blank, given, p, para, party, plain } from '#assembly/prose.ts';
import { certificateOf } from '#law/certificate-of.ts';
import type { CertificatePart, PrintedSlot } from '#law/certificate-template.ts';
import type { CertificateRequirement } from '#law/sections/certificates.ts';
import type { StateLaw } from '#law/state-law.ts';
import { venueOf } from '#law/venue.ts';

/** Who appears before the officer: for themselves, in an office for an entity, or for an organisation that signs by somebody. */
export type Appearing = { readonly role: PartyRole; readonly name: string } & (
  | { readonly as: 'individual' }
  | { readonly as: 'representative'; readonly office: string; readonly entity: string }
  | { readonly as: 'organization' }
);

interface Certified {
  readonly act: 'acknowledgment' | 'jurat';
  readonly law: StateLaw;
  readonly appearing: Appearing;
}

/**
 * The certificate of a state for one who appears before an officer, in the words of its law. Date, place and identification
 * stay blank for the officer; so do the person and the title of an organisation.
 */
export const notarialCertificate = ({ act, law, appearing }: Certified): NotarialCertificate<DraftBlock> => {
  const capacity = appearing.as === 'individual' ? 'individual' : 'representative';
  const { notice, paragraphs, requires } = certificateOf(law, { act, capacity });
  return {
    names: [appearing.name],
    ...(notice === undefined ? {} : { notice }),
    venue: venueOf(law).map((line) =>
      para(line.map((part) => (part.kind === 'text' ? plain(part.text) : blank(part.label, 20)))),
    ),
    words: [
      ...(paragraphs.flat().some(({ kind }) => kind === 'printed') ? [] : [asTo(appearing)]),
      ...paragraphs.map((parts) => para(parts.flatMap((part) => printPart(part, appearing)))),
    ],
    officerLines: [...signed, ...requires.flatMap((one) => lineByRequirement[one] ?? [])],
  };
};

// Where the words of a state name nobody, it has to be said whose signature is certified.
const asTo = ({ role, name }: Appearing): DraftBlock => para(p`As to the signature of ${party(role, name)}:`);

const printPart = (part: CertificatePart, appearing: Appearing): Prose => {
  switch (part.kind) {
    case 'text':
      return [plain(part.text)];
    case 'printed':
      return [printSlot(part.slot, appearing)];
    case 'blank':
      return [blank(part.label, widths[part.slot] ?? 24)];
    case 'box':
      return [{ kind: 'box', isTicked: false }, plain(` ${part.label}`)];
    case 'pronoun':
      return [plain(part.options.join('/'))];
  }
};

const printSlot = (slot: PrintedSlot, appearing: Appearing): DraftInline => {
  const { role, name } = appearing;
  switch (appearing.as) {
    case 'individual':
      return party(role, name);
    case 'representative':
      if (slot === 'signer') return party(role, name);
      return slot === 'capacity' ? plain(appearing.office) : given(appearing.entity);
    case 'organization':
      if (slot === 'entity') return party(role, name);
      return slot === 'capacity'
        ? blank('title of the person who signs', 20)
        : blank('name of the person who signs', 30);
  }
};

const widths: Readonly<Record<string, number>> = {
  date: 24,
  year: 8,
  notary: 34,
  identification: 28,
  'entity-kind': 24,
};

const signed = ['Signature of notarial officer'];

const lineByRequirement: Partial<Record<CertificateRequirement, string>> = {
  title: 'Title of office',
  'printed-name': 'Printed name',
  'commission-number': 'Commission number',
  'commission-expiry': 'My commission expires',
  'county-of-commission': 'County of commission',
  'residing-at': 'Residing at',
  'document-description': 'Description of the document',
  'document-date': 'Date of the document',
  'page-count': 'Number of pages',
  'witness-names': 'Names of the witnesses',
};

/** A certificate whose words are not known yet, because the state is not: a draft shows it as open. */
export const openCertificate = (appearing: Appearing, state: string): NotarialCertificate<DraftBlock> => ({
  names: [appearing.name],
  venue: [],
  words: [para(p`The words of this certificate follow the law of ${given(state)}.`)],
  officerLines: [],
});
