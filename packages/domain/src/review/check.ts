import type { LegalDocument } from '#assembly/document.ts';
import type { Finding } from '#review/finding.ts';

/** One check of an assembled document against what is known of the facts behind it. */
export type Check<Subject> = (document: LegalDocument, subject: Subject) => readonly Finding[];
