import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { linesFilledBy } from '@evergrant/domain/execution/cosigners.ts';
import { inkOf } from '@evergrant/domain/execution/ink-of.ts';
import { requiredSigners, type RequiredSigner } from '@evergrant/domain/execution/required-signers.ts';
import { witnessPlaces } from '@evergrant/domain/execution/witness-places.ts';
import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { listAsked } from '#signing/list-asked.ts';
import { methodOf } from '#signing/method-of.ts';
import { paperSignatures, signatures } from '#signing/tables.ts';
import { typeOf } from '#documents/document-type-of.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

/** Somebody whose signature a version needs, with what they have given. */
export interface AskedSigner extends RequiredSigner {
  /** The witness of the list whose line it is. */
  readonly witnessId: string | undefined;
  /** What they drew on a screen. */
  readonly drawn: typeof signatures.$inferSelect | undefined;
  /** Their ink, as the owner states it. */
  readonly paper: typeof paperSignatures.$inferSelect | undefined;
  /** In ink, or on a screen where that counts. */
  readonly hasSigned: boolean;
}

/** Everybody who must sign a version, in order, each with what is known of their signature. */
export const listSigners = async (
  db: DbOrTx,
  { document, version }: { readonly document: DocumentRow; readonly version: VersionRow },
): Promise<readonly AskedSigner[]> => {
  const asked = await listAsked(db, document.id);
  const drawn = await db.select().from(signatures).where(eq(signatures.documentVersionId, version.id));
  const stated = await db
    .select()
    .from(paperSignatures)
    .where(eq(paperSignatures.documentVersionId, version.id))
    .orderBy(asc(paperSignatures.statedAt));

  const inked = stated
    .filter(({ role }) => role === 'witness')
    .map(({ signerId: lineId, ...row }) => ({ ...row, lineId }));
  const { execution } = typeOf(document);
  const { facts } = document.interview;
  const places = witnessPlaces({
    listed: asked.filter(({ role, status }) => role === 'witness' && status !== 'declined'),
    stated: inked,
    needed: execution.witnessesNeeded(facts),
  });
  const witnessIdByLine = new Map(places.map(({ lineId, witnessId }) => [lineId, witnessId]));
  const method = methodOf(document, version);
  const needed = requiredSigners(version.document, {
    method,
    witnesses: places,
    // On a screen nobody waits for the notary, who is told of beside the signatures.
    isNotaryAwaited: method === 'print-and-sign' && execution.awaitsNotary(facts, inked.length),
  });

  return needed.map((signer) => {
    const witnessId = witnessIdByLine.get(signer.lineId);
    const lines = linesFilledBy(signersOf(version.document), signer.lineId);
    const isTheirs = (row: {
      readonly role: string;
      readonly witnessId: string | null;
      readonly signerId: string | null;
    }) => {
      if (signer.role === 'owner') return row.role === 'owner';
      if (signer.role === 'witness') return witnessId !== undefined && row.witnessId === witnessId;
      return row.signerId !== null && lines.includes(row.signerId);
    };
    const given = drawn.find(isTheirs);
    const paper = inkOf(signersOf(version.document), stated, { lineId: signer.lineId });
    const hasSigned = paper !== undefined || (signer.method === 'screen' && given !== undefined);
    return { ...signer, witnessId, drawn: given, paper, hasSigned };
  });
};
