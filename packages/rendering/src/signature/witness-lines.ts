import type { Execution } from '@evergrant/domain/assembly/document.ts';
import type { PrintedSignature, SignatureLine } from '#certificate.ts';

type WitnessLine = SignatureLine & { readonly kind: 'witness' };

/**
 * The lines for witnesses: as many as the document's law asks for, as many as there are witnesses named, and never fewer
 * than have signed.
 */
export const witnessLines = (
  { attestation }: Pick<Execution, 'attestation'>,
  signatures: readonly PrintedSignature[],
  namedWitnesses = 0,
): readonly WitnessLine[] => {
  const signed = signatures.map(({ line }) => (line.kind === 'witness' ? line.number : 0));
  const length = Math.max(attestation?.witnessLines ?? 0, namedWitnesses, ...signed);
  return Array.from({ length }, (_, index) => ({ kind: 'witness', number: index + 1 }));
};
