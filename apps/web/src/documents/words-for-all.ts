import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { wordsFor, type CommonWords } from '@evergrant/domain/catalogue/document-types.ts';

/** What these documents are called together: trusts while none of them is anything else. */
export const wordsForAll = (documents: readonly Pick<DocumentSummary, 'documentTypeId'>[]): CommonWords =>
  wordsFor(documents.map(({ documentTypeId }) => documentTypeId));
