import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import type { TypeFinding } from '@evergrant/domain/catalogue/document-type.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

/** What a person should read about a document, in plain words. */
export const findingsOf = (
  trust: Pick<TrustRow, 'documentTypeId' | 'interview'>,
  document: LegalDocument,
): TypeFinding[] =>
  typeOf(trust)
    .findings(trust.interview.facts, document)
    .map(({ level, message }) => ({ level, message }));
