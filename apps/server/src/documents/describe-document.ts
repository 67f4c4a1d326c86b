import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { awaitsNotary, type Requirements } from '@evergrant/domain/execution/requirements.ts';
import { findType } from '#documents/document-type-of.ts';
import type { VersionMark } from '#documents/list-version-marks.ts';
import { todayOf } from '#documents/today.ts';
import type { DocumentRow } from '#documents/document-row.ts';

interface Known {
  /** Its frozen versions, among others. */
  readonly versions: readonly VersionMark[];
  readonly now: Date;
  /** What it says otherwise than others do now. */
  readonly outdated: readonly string[];
}

/** What the browser is told about a document. */
export const describeDocument = (document: DocumentRow, { versions, now, outdated }: Known): DocumentSummary => ({
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
  ...executionOf(document, findRequirements(document, { versions, now })),
  file: fileOf(document, versions),
  executedVersionCount: versions.filter(
    ({ documentId, executedAt }) => documentId === document.id && executedAt !== null,
  ).length,
  otherMakers: [...document.otherMakers],
  awaitedCosigners: [...document.awaitedCosigners],
  statedInkCount: document.statedInkCount,
  awaitedInk: [...document.awaitedInk],
  outdated: [...outdated],
  createdAt: document.createdAt.toISOString(),
});

type Execution = Pick<DocumentSummary, 'witnessesNeeded' | 'awaitsNotary' | 'takesWitnesses' | 'isSignedInInk'>;

const executionOf = (document: DocumentRow, asked: Requirements | undefined): Execution => {
  // It stands in the list, and says what is the matter when it is opened.
  if (!asked) return { witnessesNeeded: 0, awaitsNotary: false, takesWitnesses: false, isSignedInInk: false };
  return {
    witnessesNeeded: asked.witnessesNeeded,
    // In ink a notary who is missing is among `awaitedInk`.
    awaitsNotary: document.statedInkCount === 0 && awaitsNotary(asked, document.signedWitnessCount),
    takesWitnesses: asked.takesWitnesses,
    isSignedInInk: asked.method.kind === 'print-and-sign',
  };
};

const findRequirements = (
  document: DocumentRow,
  { versions, now }: Pick<Known, 'versions' | 'now'>,
): Requirements | undefined =>
  versions.find(({ id }) => id === document.currentVersionId)?.requirements ??
  findType(document)?.execution.requirements(document.interview.facts, todayOf(now));

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
