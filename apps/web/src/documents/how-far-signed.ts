import { witnessProgress } from '#documents/witness-progress.ts';

type Document = Parameters<typeof witnessProgress>[0];

interface HowFar {
  /** Never that it is signed before every signature is there. */
  readonly title: string;
  /** What is signed and what is missing. */
  readonly words: string;
}

/** How far a document is signed on which somebody has signed. */
export const howFarSigned = (document: Document): HowFar => ({
  title: titleOf(document),
  words: witnessProgress(document) ?? '',
});

const titleOf = ({ status, isSignedInInk, statedInkCount }: Document): string => {
  if (status !== 'signed') return 'Signing has begun';
  return isSignedInInk && statedInkCount === 0 ? 'This document is acknowledged online' : 'This document is signed';
};
