import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { acceptanceWords } from '@evergrant/domain/execution/acceptance-words.ts';
import { typeOf } from '#documents/document-type-of.ts';
import type { DocumentRow } from '#documents/document-row.ts';

const acknowledgmentOnly =
  'Signing here records an acknowledgment. It does not execute the document: that happens on paper.';

/** How the governing state wants the document executed, in plain sentences; of a frozen one also who accepts it later. */
export const executionNotesOf = (
  document: Pick<DocumentRow, 'documentTypeId' | 'interview'>,
  frozen?: LegalDocument,
): readonly string[] => {
  const method = typeOf(document).execution.method(document.interview.facts);
  const accepted = frozen && acceptanceWords(frozen);
  return [
    method.reason,
    ...(method.kind === 'electronic' ? [] : [acknowledgmentOnly]),
    ...(accepted === undefined ? [] : [accepted]),
  ];
};
