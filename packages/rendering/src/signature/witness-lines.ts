import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { witnessLinesOf } from '@evergrant/domain/assembly/witness-lines-of.ts';
import type { PaperSignature, PrintedSignature, SignatureLine } from '#certificate.ts';

export type WitnessLine = SignatureLine & { readonly kind: 'witness' };

export interface Witnessed {
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
  document: Pick<LegalDocument, 'acts'>,
  { signatures, onPaper = [], namedWitnesses = 0, isExecuted }: Witnessed,
): readonly WitnessLine[] => {
  const signed = [...signatures, ...onPaper].map(({ line }) => (line.kind === 'witness' ? line.number : 0));
  const open = isExecuted ? [] : [witnessLinesOf(document), namedWitnesses];
  return Array.from({ length: Math.max(0, ...open, ...signed) }, (_, index) => ({
    kind: 'witness',
    number: index + 1,
  }));
};
