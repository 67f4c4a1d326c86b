import type { Block } from '@evergrant/domain/assembly/block.ts';
import type { GuideSheet, LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { plainText } from '@evergrant/domain/assembly/plain-text.ts';
import { acceptanceWords } from '@evergrant/domain/execution/acceptance-words.ts';
import { longDate, partsOf } from '@evergrant/domain/kit/plain-date.ts';
import type { Certificate, CertificatePaper, CertificateSigner } from '#certificate.ts';
import { canonicalJson } from '#digest/canonical-json.ts';
import { digestOf } from '#digest/document-digest.ts';
import { instrumentOf } from '#digest/instrument-of.ts';
import { linkTargets } from '#links/link-targets.ts';
import { momentInBoth } from '#moment/moment-in-both.ts';
import { momentInUtc } from '#moment/moment-in-utc.ts';
import type { PdfInput } from '#pdf/pdf-input.ts';
import { breakable } from '#pdf/breakable.ts';
import { printActs } from '#pdf/print-acts.ts';
import { printBlocks } from '#pdf/print-blocks.ts';
import { imageName } from '#pdf/print-signer.ts';
import { actLabel, editionWords, effectWords, hashLabel } from '#signature/method-words.ts';
import { paperRecord } from '#signature/paper-words.ts';
import { signersToInitial } from '#signature/signers-to-initial.ts';

/** The files that the template reads, by name: `print.json`, the signature images and, when executed, `document.json`. */
export const printFiles = (input: PdfInput): ReadonlyMap<string, Uint8Array> => {
  const signatures = input.signatures ?? [];
  const files = new Map<string, Uint8Array>();
  files.set('print.json', encode(JSON.stringify(printModel(input), printable)));
  for (const [index, signature] of signatures.entries()) files.set(imageName(index), signature.png);
  if (input.certificate) files.set('document.json', encode(canonicalJson(instrumentOf(input.document))));
  if (isTextHashed(input)) files.set('document.txt', encode(plainText(input.document)));
  return files;
};

// Whoever holds the file can hash the text and compare.
const isTextHashed = ({ certificate, document }: PdfInput): boolean => certificate?.sha256 === digestOf(document);

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

// Half of a surrogate pair is no Unicode text and control characters have no glyph: both would fail the export.
// eslint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

const printable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replace(unprintable, '\uFFFD') : value;

const printModel = (input: PdfInput): object => {
  const { document, certificate } = input;
  const signatures = input.signatures ?? [];
  const targets = linkTargets(document);
  const anchor = (id: string): string | null => (targets.has(id) ? anchorOf(id) : null);
  const printing = { input, anchor };
  const blocks = (list: readonly Block[]): object[] => printBlocks(list, printing);

  return {
    title: document.title,
    printedTitle: breakable(document.title),
    runningHead: shortened(document.title),
    instrument: document.instrument,
    date: dateOf(document, certificate),
    edition: editionOf(input),
    notice: document.notice,
    preview: input.watermark,
    // An executed document asks for nothing more.
    initials: certificate ? 0 : Math.min(4, signersToInitial(document, signatures).length),
    attached: certificate !== undefined,
    attachedText: isTextHashed(input),
    cover: document.cover.map(({ label, value }) => ({ label, value: breakable(value) })),
    recorder: document.recordersSpace ?? null,
    front: blocks(document.front ?? []),
    opening: blocks(document.opening),
    articles: document.articles.map((article) => ({
      number: article.number,
      heading: article.heading,
      anchor: anchor(article.id),
      sections: article.sections.map((section) => ({
        number: section.number,
        heading: section.heading,
        anchor: anchor(section.id),
        blocks: blocks(section.blocks),
      })),
    })),
    acts: printActs(printing),
    schedules: document.schedules.map((schedule) => ({
      label: schedule.label,
      heading: schedule.heading,
      anchor: anchor(schedule.id),
      blocks: blocks(schedule.blocks),
    })),
    certificate: certificate ? printCertificate(certificate, document) : null,
    // A record holds what was signed and nothing beside it.
    guide: certificate ? [] : document.guide.map(printSheet),
  };
};

const printSheet = ({ heading, steps, form }: GuideSheet): object => ({
  heading,
  form: form ? { ...form, words: form.words.map(breakable) } : null,
  steps: steps.map(({ text, items = [] }) => ({ text: breakable(text), items: items.map(breakable) })),
});

// What fits on one line beside the edition.
const headLength = 56;

const shortened = (title: string): string => {
  if (title.length <= headLength) return title;
  const cut = title.slice(0, headLength);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || headLength).trimEnd()}…`;
};

const anchorOf = (id: string): string => `part-${id}`;

const dateOf = (document: LegalDocument, certificate: Certificate | undefined): number[] => {
  const parts = partsOf(certificate?.completedOn ?? '') ?? partsOf(document.draftedOn);
  if (!parts) throw new Error(`not a plain date: ${document.draftedOn}`);
  return [parts.year, parts.month, parts.day];
};

const editionOf = ({ document, certificate, watermark }: PdfInput): string => {
  if (watermark) return 'Preview, not for signing';
  return certificate ? editionWords(certificate) : `Prepared ${longDate(document.draftedOn)}`;
};

const printCertificate = (certificate: Certificate, document: LegalDocument): object => ({
  documentTitle: certificate.documentTitle,
  versionId: certificate.versionId,
  hashLabel: hashLabel(certificate),
  sha256: certificate.sha256,
  effect: effectWords(certificate),
  later: acceptanceWords(document) ?? null,
  issued: momentInUtc(certificate.issuedAt),
  signers: [
    ...certificate.signers.map((signer) => ({ ...signer, particulars: particularsOf(signer, actLabel(certificate)) })),
    ...(certificate.onPaper ?? []).map((paper) => ({ ...paper, particulars: paperParticularsOf(paper) })),
  ].map(({ name, role, particulars }) => ({ name, role, particulars })),
  events: certificate.events.map((event) => ({ ...event, at: momentInUtc(event.at) })),
});

const particularsOf = (signer: CertificateSigner, act: string): string[][] => [
  ...(signer.accountName === undefined ? [] : [['Account in the name of', signer.accountName]]),
  ['Email', signer.email],
  ...(signer.invitedAt === undefined ? [] : [['Invited', momentInUtc(signer.invitedAt)]]),
  ...(signer.viewedAt === undefined ? [] : [['Viewed', momentInUtc(signer.viewedAt)]]),
  [act, momentInBoth(signer)],
  ['IP address', signer.ipAddress],
  ['Browser', signer.userAgent],
  ['Consent text', `version ${signer.consentVersion}`],
  ...(signer.statement === undefined ? [] : [['Stated', signer.statement]]),
];

const paperParticularsOf = (paper: CertificatePaper): string[][] => [
  ['Signed', paperRecord(paper)],
  ['Stated', momentInUtc(paper.statedAt)],
];
