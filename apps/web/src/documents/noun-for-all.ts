import { nounOf } from '@evergrant/domain/catalogue/document-types.ts';
import type { DocumentSummary } from '@evergrant/contract/documents.ts';

/** What several documents are called together: `trust` while none of them is anything else. */
export const nounForAll = (documents: readonly Pick<DocumentSummary, 'documentTypeId'>[]): 'trust' | 'document' =>
  documents.every(({ documentTypeId }) => nounOf(documentTypeId) === 'trust') ? 'trust' : 'document';
