import type { DocumentSummary } from '@evergrant/contract/documents.ts';

type Signable = Pick<
  DocumentSummary,
  'status' | 'isSignedInInk' | 'statedInkCount' | 'ownerSignedAt' | 'signedWitnessCount'
>;

/** The status of a document in the words of its badge; what nobody has signed is never shown as done. */
export const statusWords = (document: Signable): string => {
  switch (document.status) {
    case 'draft':
      return 'Draft';
    case 'complete':
      return hasBegun(document) ? 'Complete, partly signed' : 'Complete, not signed yet';
    case 'signed':
      return 'Signed';
  }
};

// What is acknowledged on a screen signs nothing where the law asks for ink.
const hasBegun = ({ isSignedInInk, statedInkCount, ownerSignedAt, signedWitnessCount }: Signable): boolean =>
  isSignedInInk ? statedInkCount > 0 : ownerSignedAt !== null || signedWitnessCount > 0;
