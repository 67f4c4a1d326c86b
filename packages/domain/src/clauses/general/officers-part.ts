import type { NotarialCertificate } from '#assembly/act.ts';
import type { DraftBlock } from '#assembly/draft.ts';
import { para, plain } from '#assembly/prose.ts';
import { placeOfAct } from '#clauses/general/print-certificate.ts';
import type { CertificateRequirement } from '#law/sections/certificates.ts';
import type { StateLaw } from '#law/state-law.ts';
import { venueOf } from '#law/venue.ts';

/** What the officer writes around the words of a certificate of this state: the place above, name and office below. */
export const officersPart = (law: StateLaw): Pick<NotarialCertificate<DraftBlock>, 'venue' | 'officerLines'> => ({
  venue: venueOf(law).map((line) =>
    para(line.map((part) => (part.kind === 'text' ? plain(part.text) : placeOfAct(part.label)))),
  ),
  officerLines: [...signed, ...(law.certificates.requires.value ?? []).flatMap((one) => lineByRequirement[one] ?? [])],
});

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
