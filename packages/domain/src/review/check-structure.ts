import { isSameEntry } from '#assembly/blank.ts';
import { certificatesOf } from '#assembly/certificates-of.ts';
import { dateOfSigning } from '#assembly/date-of-signing.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { textOfBlocks } from '#assembly/plain-text.ts';
import { signersOf } from '#assembly/signers-of.ts';
import { witnessLinesOf } from '#assembly/witness-lines-of.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { inlinesOf, sectionsOf } from '#review/read-document.ts';
import type { ReviewSubject } from '#review/review-subject.ts';

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

/** Checks of every instrument on its build: sections, signature pages, certificates. */
export const checkStructure: Check<ReviewSubject> = (document, subject) => [
  ...checkSections(document),
  ...checkSignaturePages(document, subject),
  ...checkCertificates(document, subject),
];

const checkSections = (document: LegalDocument): readonly Finding[] =>
  sectionsOf(document)
    .filter(({ blocks }) => textOfBlocks(blocks).trim() === '')
    .map(({ id, number }) => ({ ...error('G6', `Section ${number} says nothing.`), clause: id }));

const checkSignaturePages = (document: LegalDocument, subject: ReviewSubject): readonly Finding[] => {
  const signers = signersOf(document);
  const hasMaker = signers.some(({ name }) => isSamePerson(name, subject.maker));
  const areNamed = signers.every(({ name, capacity }) => name !== '' && capacity !== '');
  const hasDate = document.acts.some(
    (act) =>
      act.kind === 'sign' &&
      inlinesOf(act.testimonium).some(
        (inline) => inline.kind === 'blank' && inline.entry && isSameEntry(inline.entry, dateOfSigning.entry),
      ),
  );
  const lines = witnessLinesOf(document);
  return [
    ...(hasMaker && areNamed ? [] : [error('G14', 'A signature line is missing.')]),
    ...(hasDate ? [] : [error('G14', 'The signature page has no line for the date.')]),
    ...(lines >= subject.witnessesRequired
      ? []
      : [error('G14', `The document has ${lines} witness lines; ${subject.witnessesRequired} are needed.`)]),
    ...(subject.isAcknowledged && certificatesOf(document).length === 0
      ? [error('G14', 'The block for the notary is missing.')]
      : []),
  ];
};

const checkCertificates: Check<ReviewSubject> = (document, { maker }) => {
  const certificates = certificatesOf(document);
  const named = certificates.flatMap(({ names }) => names);
  const areWhole = certificates.every(({ venue, words }) => venue.length > 0 && words.length > 0);
  const namesMaker = certificates.length === 0 || named.some((name) => isSamePerson(name, maker));
  return areWhole && namesMaker
    ? []
    : [error('G16', 'The certificate of the notary lacks its venue or does not name the signer.')];
};
