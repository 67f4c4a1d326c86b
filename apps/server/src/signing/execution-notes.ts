import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { acceptanceWords } from '@evergrant/domain/execution/acceptance-words.ts';
import type { Requirements } from '@evergrant/domain/execution/requirements.ts';

const acknowledgmentOnly =
  'Signing here records an acknowledgment. It does not execute the document: that happens on paper.';

/** How the governing state wants the document executed, in plain sentences; of a frozen one also who accepts it later. */
export const executionNotesOf = (
  { method }: Pick<Requirements, 'method'>,
  frozen?: LegalDocument,
): readonly string[] => {
  const accepted = frozen && acceptanceWords(frozen);
  return [
    method.reason,
    ...(method.kind === 'electronic' ? [] : [acknowledgmentOnly]),
    ...(accepted === undefined ? [] : [accepted]),
  ];
};
