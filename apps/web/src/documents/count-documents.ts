import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { wordsForAll } from '#documents/words-for-all.ts';

export interface DocumentCounts {
  readonly total: number;
  /** With every question answered and paid for, also when it is signed by now. */
  readonly completed: number;
  readonly inProgress: number;
  /** Paid for, and waiting for signatures. */
  readonly toSign: number;
  readonly signed: number;
}

/** How many documents have come how far. */
export const countDocuments = (documents: readonly Pick<DocumentSummary, 'status'>[]): DocumentCounts => {
  const having = (status: DocumentSummary['status']) =>
    documents.filter((document) => document.status === status).length;
  const signed = having('signed');
  const toSign = having('complete');
  return { total: documents.length, completed: toSign + signed, inProgress: having('draft'), toSign, signed };
};

/** `1 trust`, `2 trusts`; `2 documents` where one of them is no trust. */
export const countLabel = (documents: readonly Pick<DocumentSummary, 'documentTypeId'>[]): string =>
  `${documents.length} ${wordsForAll(documents).one}${documents.length === 1 ? '' : 's'}`;
