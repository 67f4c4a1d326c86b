import { typeOf } from '#documents/document-type-of.ts';
import type { DocumentRow } from '#documents/document-row.ts';

const acknowledgmentOnly =
  'Signing here records an acknowledgment. It does not execute the document: that happens on paper.';

/** How the governing state wants the document executed, in plain sentences. */
export const executionNotesOf = (document: Pick<DocumentRow, 'documentTypeId' | 'interview'>): readonly string[] => {
  const method = typeOf(document).execution.method(document.interview.facts);
  return method.kind === 'electronic' ? [method.reason] : [method.reason, acknowledgmentOnly];
};
