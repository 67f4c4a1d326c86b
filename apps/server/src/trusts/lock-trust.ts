import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#platform/database/database.ts';
import { trusts } from '#trusts/tables.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

/** A document, whoever asks: for witnesses and jobs. Undefined once it has been deleted. */
export const findTrust = async (db: DbOrTx, trustId: string): Promise<TrustRow | undefined> => {
  const [trust] = await db.select().from(trusts).where(eq(trusts.id, trustId));
  return trust;
};

/** The same, held for this transaction. */
export const lockTrust = async (tx: Tx, trustId: string): Promise<TrustRow | undefined> => {
  const [trust] = await tx.select().from(trusts).where(eq(trusts.id, trustId)).for('update');
  return trust;
};
