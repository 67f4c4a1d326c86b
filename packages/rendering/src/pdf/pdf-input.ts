import type { FilledBlank } from '@evergrant/domain/assembly/blank.ts';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import type { Certificate, PaperSignature, PrintedSignature } from '#certificate.ts';

/** What a PDF is made from. With a certificate the file is the executed record: PDF/A-3a with the model attached. */
export interface PdfInput {
  readonly document: LegalDocument;
  /** True before payment: the PREVIEW mark lies over every page. */
  readonly watermark: boolean;
  readonly signatures?: readonly PrintedSignature[];
  /** Lines that were signed in ink, as the owner states. */
  readonly onPaper?: readonly PaperSignature[];
  readonly certificate?: Certificate;
  /** Witnesses named so far; the attestation has a line for each. */
  readonly namedWitnesses?: number;
  /** What was written into ink blanks when signing. */
  readonly filledBlanks?: readonly FilledBlank[];
}

/** Standards in use: archival with accessible tags and an attachment, or plain tagged PDF. */
export type PdfStandard = 'a-3a' | '1.7';
