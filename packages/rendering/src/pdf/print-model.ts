import type { Block, Inline, LegalDocument, ListItem } from '@evergrant/domain/assembly/document.ts';
import { longDate, partsOf } from '@evergrant/domain/kit/plain-date.ts';
import { hasOfficerLines } from '#blanks/has-officer-lines.ts';
import { isGap } from '#blanks/is-gap.ts';
import type {
  Certificate,
  CertificatePaper,
  CertificateSigner,
  PaperSignature,
  PrintedSignature,
  SignatureLine,
} from '#certificate.ts';
import { canonicalJson } from '#digest/canonical-json.ts';
import { linkTargets } from '#links/link-targets.ts';
import { momentInBoth } from '#moment/moment-in-both.ts';
import { momentInUtc } from '#moment/moment-in-utc.ts';
import type { PdfInput } from '#pdf/pdf-input.ts';
import { actLabel, editionWords, effectWords } from '#signature/method-words.ts';
import { paperRecord, paperWords } from '#signature/paper-words.ts';
import { signedWords } from '#signature/signed-words.ts';
import { signatureOn } from '#signature/signature-on.ts';
import { signersToInitial } from '#signature/signers-to-initial.ts';
import { witnessLines } from '#signature/witness-lines.ts';

/** The files that the template reads, by name: `print.json`, the signature images and, when executed, `document.json`. */
export const printFiles = (input: PdfInput): ReadonlyMap<string, Uint8Array> => {
  const signatures = input.signatures ?? [];
  const files = new Map<string, Uint8Array>();
  files.set('print.json', encode(JSON.stringify(printModel(input), printable)));
  for (const [index, signature] of signatures.entries()) files.set(imageName(index), signature.png);
  if (input.certificate) files.set('document.json', encode(canonicalJson(input.document)));
  return files;
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const imageName = (index: number): string => `signature-${index + 1}.png`;

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
  const blocks = (list: readonly Block[]): object[] => list.map((block) => printBlock(block, input, anchor));

  return {
    title: document.title,
    instrument: document.instrument,
    date: dateOf(document, certificate),
    edition: editionOf(input),
    notice: document.notice,
    preview: input.watermark,
    // An executed document asks for nothing more.
    initials: certificate ? 0 : Math.min(4, signersToInitial(document, signatures).length),
    attached: certificate !== undefined,
    cover: document.cover,
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
    execution: printExecution(input, blocks),
    schedules: document.schedules.map((schedule) => ({
      label: schedule.label,
      heading: schedule.heading,
      anchor: anchor(schedule.id),
      blocks: blocks(schedule.blocks),
    })),
    certificate: certificate ? printCertificate(certificate) : null,
  };
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

type AnchorFinder = (id: string) => string | null;

const printBlock = (block: Block, input: PdfInput, anchor: AnchorFinder): object => {
  const inlines = (list: readonly Inline[]): object[] => list.map((inline) => printInline(inline, input, anchor));
  const item = (entry: ListItem): object => ({
    label: entry.label,
    content: inlines(entry.content),
    items: (entry.items ?? []).map(item),
  });

  switch (block.kind) {
    case 'paragraph':
      return { kind: block.kind, content: inlines(block.content) };
    case 'list':
      return { kind: block.kind, items: block.items.map(item) };
    case 'table':
      return { kind: block.kind, columns: block.columns, rows: block.rows.map((row) => row.map(inlines)) };
  }
};

const printInline = (inline: Inline, input: PdfInput, anchor: AnchorFinder): object => {
  if (inline.kind === 'reference') return { ...inline, target: anchor(inline.target) };
  if (inline.kind !== 'blank') return inline;
  if (isGap(inline.purpose)) return { kind: 'gap', text: inline.purpose };
  const text =
    input.filledBlanks && Object.hasOwn(input.filledBlanks, inline.purpose) && input.filledBlanks[inline.purpose];
  return typeof text === 'string' ? { kind: 'filled', text } : inline;
};

const printExecution = (
  { document: { execution }, signatures = [], onPaper = [], namedWitnesses, certificate }: PdfInput,
  blocks: (list: readonly Block[]) => object[],
): object => {
  const witnesses = witnessLines(execution, {
    signatures,
    onPaper,
    namedWitnesses,
    isExecuted: certificate !== undefined,
  });
  return {
    testimonium: blocks(execution.testimonium),
    signers: execution.signers.map((signer) => ({
      ...printLine({ kind: 'signer', signerId: signer.id }, signatures, onPaper),
      name: signer.name,
      capacity: signer.capacity,
    })),
    attestation:
      execution.attestation || witnesses.length > 0
        ? {
            text: blocks(execution.attestation?.text ?? []),
            witnesses: witnesses.map((line) => ({ ...printLine(line, signatures, onPaper), capacity: 'Witness' })),
          }
        : null,
    notary: execution.notary
      ? {
          state: execution.notary.state,
          county: execution.notary.county ?? null,
          text: blocks(execution.notary.text),
          hasOfficerLines: hasOfficerLines(execution.notary),
        }
      : null,
    instructions: execution.instructions,
  };
};

// The room over the rule, in points; ink is never drawn larger than a pen would, and ends on the rule.
const room = { width: 190, height: 42 };

const printLine = (
  line: SignatureLine,
  signatures: readonly PrintedSignature[],
  onPaper: readonly PaperSignature[],
): object => {
  const signature = signatureOn(line, signatures);
  const paper = signatureOn(line, onPaper);
  // Ink outweighs what was drawn on a screen.
  if (paper) {
    return { name: paper.name, ink: null, words: paperWords(paper), signed: longDate(paper.signedOn), address: null };
  }
  if (!signature) return { name: null, ink: null, words: null, signed: null, address: null };
  const scale = Math.min(room.width / signature.width, room.height / signature.height);
  return {
    name: signature.name,
    ink: {
      path: imageName(signatures.indexOf(signature)),
      width: signature.width * scale,
      height: signature.height * scale,
      alt: `Signature of ${signature.name}`,
    },
    words: null,
    signed: signedWords(signature),
    address: signature.address ?? null,
  };
};

const printCertificate = (certificate: Certificate): object => ({
  documentTitle: certificate.documentTitle,
  versionId: certificate.versionId,
  sha256: certificate.sha256,
  effect: effectWords(certificate),
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
