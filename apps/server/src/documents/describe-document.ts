import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { findType } from '#documents/document-type-of.ts';
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
  ...executionOf(document),
  file: fileOf(document, versions),
  executedVersionCount: versions.filter(
    ({ documentId, executedAt }) => documentId === document.id && executedAt !== null,
  ).length,
  otherMakers: [...document.otherMakers],
  awaitedCosigners: [...document.awaitedCosigners],
  statedInkCount: document.statedInkCount,
  awaitedInk: [...document.awaitedInk],
  createdAt: document.createdAt.toISOString(),
});

type Execution = Pick<DocumentSummary, 'witnessesNeeded' | 'awaitsNotary' | 'takesWitnesses' | 'isSignedInInk'>;

const executionOf = (document: DocumentRow): Execution => {
  const type = findType(document);
  // It stands in the list, and says what is the matter when it is opened.
  if (!type) return { witnessesNeeded: 0, awaitsNotary: false, takesWitnesses: false, isSignedInInk: false };
  const { facts } = document.interview;
  return {
    witnessesNeeded: type.execution.witnessesNeeded(facts),
    // In ink a notary who is missing is among `awaitedInk`.
    awaitsNotary: document.statedInkCount === 0 && type.execution.awaitsNotary(facts, document.signedWitnessCount),
    takesWitnesses: type.execution.takesWitnesses,
    isSignedInInk: type.execution.method(facts).kind === 'print-and-sign',
  };
};

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
