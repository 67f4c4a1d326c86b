import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { findCosigner } from '#signing/list-asked.ts';
import { witnesses } from '#signing/tables.ts';
import type { VersionRow } from '#documents/document-row.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { hashWitnessToken } from '#signing/witness-token.ts';

/** The witness or co-signer whom a link belongs to. Unknown, replaced and withdrawn links are refused alike. */
export const requireWitness = async (db: DbOrTx, token: string): Promise<WitnessRow> => {
  const [witness] = await db
    .select()
    .from(witnesses)
    .where(eq(witnesses.tokenHash, hashWitnessToken(token)));
  if (!witness) throw invalidLink();
  return witness;
};

/** Somebody on the owner's list, by the id that the panel knows. */
export const requireListed = async (
  db: DbOrTx,
  { documentId, witnessId }: { readonly documentId: string; readonly witnessId: string },
): Promise<WitnessRow> => {
  const [witness] = await db
    .select()
    .from(witnesses)
    .where(and(eq(witnesses.id, witnessId), eq(witnesses.documentId, documentId)));
  if (witness && witness.removedAt === null) return witness;
  throw new Refused('absent', { code: 'not-found', message: 'This witness is no longer on the list.' });
};

/** Refuses a link that was mailed for an earlier version, also before the job that withdraws such links has run. */
export const requireLinkOf = (version: VersionRow, witness: WitnessRow): void => {
  if (witness.inviteSentAt !== null && witness.inviteSentAt < version.createdAt) throw invalidLink();
  if (witness.role === 'cosigner' && !findCosigner(version, witness)) throw invalidLink();
};

/** Where somebody stands with this version: who has opened only an earlier one has not opened it. */
export const statusWith = (version: VersionRow, { status, viewedAt }: WitnessRow): WitnessRow['status'] =>
  status === 'viewed' && viewedAt !== null && viewedAt < version.createdAt ? 'pending' : status;

/** What every link that leads nowhere is answered with. */
export const invalidLink = (): Refused =>
  new Refused('absent', {
    code: 'invalid-link',
    title: 'Invalid Link',
    message: 'This witness invitation link is invalid or has expired.',
  });
