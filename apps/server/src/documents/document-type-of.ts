import type { DocumentType } from '@evergrant/domain/catalogue/document-type.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { DocumentRow } from '#documents/document-row.ts';

/** The type of a document: its interview, its instrument, its execution. */
export const typeOf = ({ documentTypeId }: Pick<DocumentRow, 'documentTypeId'>): DocumentType =>
  documentTypeOf(documentTypeId);
