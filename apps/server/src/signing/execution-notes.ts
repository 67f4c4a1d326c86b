import { typeOf } from '#trusts/document-type-of.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

const acknowledgementOnly =
  'Signing here records an acknowledgement. It does not execute the document: that happens on paper.';

/** How the governing state wants the document executed, in plain sentences. */
export const executionNotesOf = (trust: Pick<TrustRow, 'documentTypeId' | 'interview'>): readonly string[] => {
  const method = typeOf(trust).execution.method(trust.interview.facts);
  return method.kind === 'electronic' ? [method.reason] : [method.reason, acknowledgementOnly];
};
