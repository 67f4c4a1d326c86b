import type { Execution } from '@evergrant/domain/assembly/document.ts';
import type { PaperSignature, PrintedSignature, SignatureLine } from '#certificate.ts';

type WitnessLine = SignatureLine & { readonly kind: 'witness' };

interface Witnessed {
  readonly signatures: readonly PrintedSignature[];
  readonly onPaper?: readonly PaperSignature[];
  readonly namedWitnesses?: number | undefined;
  readonly isExecuted: boolean;
}

/**
 * The lines for witnesses: as many as the document's law asks for, as many as there are witnesses named, and never fewer
 * than have signed. An executed document waits for nobody, so it has a line for each who signed and no empty one.
 */
export const witnessLines = (
  { attestation }: Pick<Execution, 'attestation'>,
  { signatures, onPaper = [], namedWitnesses = 0, isExecuted }: Witnessed,
): readonly WitnessLine[] => {
  const signed = [...signatures, ...onPaper].map(({ line }) => (line.kind === 'witness' ? line.number : 0));
  const open = isExecuted ? [] : [attestation?.witnessLines ?? 0, namedWitnesses];
  return Array.from({ length: Math.max(0, ...open, ...signed) }, (_, index) => ({
    kind: 'witness',
    number: index + 1,
  }));
};
