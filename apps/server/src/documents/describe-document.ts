import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { typeOf } from '#documents/document-type-of.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

type VersionMark = Pick<VersionRow, 'id' | 'documentId' | 'executedAt'>;

/** What the browser is told about a document; its frozen versions are among `versions`. */
export const describeDocument = (document: DocumentRow, versions: readonly VersionMark[] = []): DocumentSummary => ({
  id: document.id,
  name: document.name,
  type: document.type,
  documentTypeId: document.documentTypeId,
  status: document.status,
  progress: document.progress,
  isInterviewComplete: document.isInterviewComplete,
  isPaid: document.paidAt !== null,
  ownerSignedAt: document.ownerSignedAt?.toISOString() ?? null,
  witnessCount: document.witnessCount,
  declinedWitnessCount: document.declinedWitnessCount,
  signedWitnessCount: document.signedWitnessCount,
  witnessesNeeded: typeOf(document).execution.witnessesNeeded(document.interview.facts),
  // In ink a notary who is missing is among `awaitedInk`.
  awaitsNotary:
    document.statedInkCount === 0 &&
    typeOf(document).execution.awaitsNotary(document.interview.facts, document.signedWitnessCount),
  takesWitnesses: typeOf(document).execution.takesWitnesses,
  file: fileOf(document, versions),
  executedVersionCount: versions.filter(
    ({ documentId, executedAt }) => documentId === document.id && executedAt !== null,
  ).length,
  awaitedCosigners: [...document.awaitedCosigners],
  isSignedInInk: typeOf(document).execution.method(document.interview.facts).kind === 'print-and-sign',
  statedInkCount: document.statedInkCount,
  awaitedInk: [...document.awaitedInk],
  createdAt: document.createdAt.toISOString(),
});

const fileOf = (
  { currentVersionId, paidAt, status }: DocumentRow,
  versions: readonly VersionMark[],
): DocumentSummary['file'] => {
  if (currentVersionId === null) return 'preview';
  if (paidAt === null) return 'none';
  if (status !== 'signed') return 'clean';
  const isKept = versions.some(({ id, executedAt }) => id === currentVersionId && executedAt !== null);
  return isKept ? 'signed' : 'being-prepared';
};
