import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { nounOf } from '@evergrant/domain/catalogue/document-types.ts';

type Signed = Pick<
  DocumentSummary,
  'documentTypeId' | 'ownerSignedAt' | 'signedWitnessCount' | 'statedInkCount' | 'executedVersionCount'
>;

/** What deleting a document that somebody has signed does not do; undefined while nobody has. */
export const whatDeletionLeaves = (document: Signed): string | undefined => {
  const { ownerSignedAt, signedWitnessCount, statedInkCount, executedVersionCount } = document;
  const isTouched = ownerSignedAt !== null || signedWitnessCount + statedInkCount + executedVersionCount > 0;
  const noun = nounOf(document.documentTypeId);
  return isTouched
    ? `This takes it off your account. It does not cancel the ${noun}: what is signed stays valid, and only a new document or an attorney can end it. Download your copy first.`
    : undefined;
};
