import type { Signer } from '#assembly/signer.ts';
import { linesFilledBy } from '#execution/cosigners.ts';
import type { RequiredSigner } from '#execution/required-signers.ts';

/** Ink on one line, as it was stated; `witnessId` is who of the list signed there. */
interface Ink {
  readonly signerId: string;
  readonly witnessId: string | null;
}

/** Whose ink is looked for: everybody on a line, or somebody of the list of witnesses. */
interface Whose {
  readonly lineId?: string | null | undefined;
  readonly witnessId?: string | undefined;
}

/** The ink of somebody among all that was stated: on their line, on another line of theirs, or as a witness of the list. */
export const inkOf = <Stated extends Ink>(
  signers: readonly Signer[],
  stated: readonly Stated[],
  { lineId, witnessId }: Whose,
): Stated | undefined => {
  const lines = lineId ? [lineId, ...linesFilledBy(signers, lineId)] : [];
  return stated.find((ink) => lines.includes(ink.signerId) || (witnessId !== undefined && ink.witnessId === witnessId));
};

/**
 * True for a line on which ink counts: everywhere where the law asks for it. Where a screen will do, whoever makes the document or
 * is named in it signs as they like, and a witness in ink only beside a maker who did.
 */
export const takesInk = (
  { method, role }: Pick<RequiredSigner, 'method' | 'role'>,
  { isMakerInInk }: { readonly isMakerInInk: boolean },
): boolean => method === 'ink' || role !== 'witness' || isMakerInInk;
