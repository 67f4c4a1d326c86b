import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { wordsFor } from '@evergrant/domain/catalogue/document-types.ts';
import type { CommonWords } from '@evergrant/domain/document-type/type-nouns.ts';

/** What these documents are called together: trusts while none of them is anything else. */
export const wordsForAll = (documents: readonly Pick<DocumentSummary, 'documentTypeId'>[]): CommonWords =>
  wordsFor(documents.map(({ documentTypeId }) => documentTypeId));
