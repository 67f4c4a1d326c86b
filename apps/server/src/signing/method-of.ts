import type { SigningMethod } from '@evergrant/domain/law/signing-method.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

/** How a frozen version comes into force: by signatures on a screen, or on paper alone. */
export const methodOf = (
  document: Pick<DocumentRow, 'documentTypeId'>,
  version: Pick<VersionRow, 'document'>,
): SigningMethod['kind'] => documentTypeOf(document.documentTypeId).execution.methodOf(version.document).kind;
