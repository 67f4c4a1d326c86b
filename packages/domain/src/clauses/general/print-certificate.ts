import type { BlankEntry } from '#assembly/blank.ts';
import type { PartyRole } from '#assembly/block.ts';
import type { DraftInline, Prose } from '#assembly/draft.ts';
import { blank, given, party, plain } from '#assembly/prose.ts';
import type { CertificatePart, NotarySlot, PrintedSlot } from '#law/certificate-template.ts';

/** Who appears before the officer: for themselves, in an office for an entity, or for an organisation that signs by somebody. */
export type Appearing = { readonly role: PartyRole; readonly name: string } & (
  | { readonly as: 'individual' }
  | { readonly as: 'representative'; readonly office: string; readonly entity: string }
  | { readonly as: 'organization' }
  /** Nobody is known yet: the name is written in by hand. */
  | { readonly as: 'unnamed' }
);

/** One line of a certificate for one who appears: what the officer or a witness writes stays blank. */
export const printCertificate = (parts: readonly CertificatePart[], appearing: Appearing): Prose =>
  parts.flatMap((part) => printPart(part, appearing));

const printPart = (part: CertificatePart, appearing: Appearing): Prose => {
  switch (part.kind) {
    case 'text':
      return [plain(part.text)];
    case 'printed':
      return [printSlot(part.slot, appearing)];
    case 'blank':
      return [blank(part.label, widths[part.slot] ?? 24, entries[part.slot])];
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
    case 'unnamed':
      return slot === 'signer' ? nameOfSigner : blank('as what that person signs', 30, ofSigner('capacity'));
    case 'organization':
      if (slot === 'entity') return party(role, name);
      return slot === 'capacity' ? blank('title of the person who signs', 20, ofSigner('title')) : nameOfSigner;
  }
};

const ofSigner = (what: BlankEntry['what']): BlankEntry => ({ what, by: 'signer', when: 'signing' });
const ofOfficer = (what: BlankEntry['what']): BlankEntry => ({ what, by: 'officer', when: 'certificate' });

/** The blank for the name of somebody of whom nobody knows yet who it is. */
export const nameOfSigner = blank('name of the person who signs', 30, ofSigner('name'));

/** The blank for the place where the officer acts. */
export const placeOfAct = (label: string): DraftInline => blank(label, 20, ofOfficer('place'));

const entries: Readonly<Record<NotarySlot, BlankEntry>> = {
  date: ofOfficer('date'),
  year: ofOfficer('year'),
  notary: ofOfficer('name'),
  identification: ofOfficer('identification'),
  place: ofOfficer('place'),
  county: ofOfficer('place'),
  'entity-kind': ofOfficer('kindOfOrganization'),
  witness: { what: 'signature', by: 'witness', when: 'certificate' },
  'witness-name': ofOfficer('name'),
  'identifying-witness': ofOfficer('name'),
};

const widths: Readonly<Record<string, number>> = {
  date: 24,
  year: 8,
  notary: 34,
  identification: 28,
  'entity-kind': 24,
};
