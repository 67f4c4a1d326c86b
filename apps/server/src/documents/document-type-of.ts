import type { DocumentType } from '@evergrant/domain/document-type/document-type.ts';
import { findReadable } from '@evergrant/domain/catalogue/made-documents.ts';
import { Refused } from '#platform/refused.ts';
import type { DocumentRow } from '#documents/document-row.ts';

type Typed = Pick<DocumentRow, 'documentTypeId' | 'interview'>;

/**
 * The type of a document: its interview, its instrument, its execution. Refuses a document that a newer version of this program has
 * kept, so that nothing in it is misread or written over.
 */
export const typeOf = (document: Typed): DocumentType => {
  const type = findType(document);
  if (type) return type;
  const message =
    'This document was last changed by a newer version of this service than the one that is answering you. Nothing in it was touched. Please try again in a few minutes; if it stays like this, contact support.';
  throw new Refused('conflict', { code: 'newer-version', title: 'Please Try Again Shortly', message });
};

/** The same where many documents are gone through; undefined for one that a newer version has kept. */
export const findType = ({ documentTypeId, interview }: Typed): DocumentType | undefined =>
  findReadable(documentTypeId, interview);
