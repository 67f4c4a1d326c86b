import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { witnessLinesOf } from '@evergrant/domain/assembly/witness-lines-of.ts';
import type { PaperSignature, PrintedSignature, SignatureLine } from '#certificate.ts';

export type WitnessLine = SignatureLine & { readonly kind: 'witness' };

export interface Witnessed {
  readonly signatures: readonly PrintedSignature[];
  readonly onPaper?: readonly PaperSignature[];
  readonly namedWitnesses?: number | undefined;
  /** On a screen: what everybody has signed has no line for a witness who was not needed. */
  readonly isExecuted: boolean;
}

/**
 * The lines for witnesses: as many as the document's law asks for, as many as there are witnesses named, and never fewer
 * than have signed. A document that was executed on a screen waits for nobody, so it has a
 * line for each who signed and no empty one; of sheets that were signed in ink the copy has every line.
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
