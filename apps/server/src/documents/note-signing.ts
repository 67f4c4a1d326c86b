import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { documents } from '#documents/tables.ts';
import type { DocumentRow } from '#documents/document-row.ts';

interface SigningNote {
  readonly documentId: string;
  readonly ownerSignedAt?: Date | null;
  readonly witnessCount?: number;
  readonly declinedWitnessCount?: number;
  readonly signedWitnessCount?: number;
  readonly awaitedCosigners?: readonly string[];
  readonly statedInkCount?: number;
  readonly awaitedInk?: readonly string[];
  readonly signedBy?: readonly string[];
}

/** Where the signing of a document stands that has no frozen version; those who are asked to witness stay asked. */
export const unsigned = {
  status: 'draft',
  currentVersionId: null,
  ownerSignedAt: null,
  signedAt: null,
  datedOn: null,
  signedWitnessCount: 0,
  statedInkCount: 0,
  awaitedInk: [],
  signedBy: [],
  otherMakers: [],
  awaitedCosigners: [],
} as const satisfies Partial<DocumentRow>;

/** Notes on the document how far its signing is, for lists and badges; what is left out stays. */
export const noteSigning = async (tx: Tx, { documentId, ...note }: SigningNote): Promise<void> => {
  if (Object.keys(note).length === 0) return;
  await tx.update(documents).set(note).where(eq(documents.id, documentId));
};

/** Makes a complete document signed; `datedOn` is the day on which its maker has signed. True for the one call that did it. */
export const markDocumentSigned = async (
  tx: Tx,
  {
    documentId,
    at,
    datedOn = null,
  }: { readonly documentId: string; readonly at: Date; readonly datedOn?: string | null },
): Promise<boolean> => {
  const changed = await tx
    .update(documents)
    .set({ status: 'signed', signedAt: at, datedOn, updatedAt: at })
    .where(and(eq(documents.id, documentId), eq(documents.status, 'complete')))
    .returning({ id: documents.id });
  return changed.length === 1;
};
