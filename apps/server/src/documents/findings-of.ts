import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import type { TypeFinding } from '@evergrant/domain/catalogue/document-type.ts';
import { typeOf } from '#documents/document-type-of.ts';
import type { DocumentRow } from '#documents/document-row.ts';

/** What a person should read about a document, in plain words. */
export const findingsOf = (
  document: Pick<DocumentRow, 'documentTypeId' | 'interview'>,
  instrument: LegalDocument,
): TypeFinding[] =>
  typeOf(document)
    .findings(document.interview.facts, instrument)
    .map(({ level, message }) => ({ level, message }));
