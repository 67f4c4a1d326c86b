import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx, Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { trusts } from '#trusts/tables.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

export interface OwnTrust {
  readonly trustId: string;
  readonly userId: string;
}

/** A document of this member. Another member's is told exactly like one that does not exist. */
export const loadOwnTrust = async (db: DbOrTx, own: OwnTrust): Promise<TrustRow> => {
  requireTrustId(own.trustId);
  const [trust] = await db.select().from(trusts).where(isOwn(own));
  return trust ?? refuseUnknown();
};

/** The same, held for this transaction: whoever else wants to change it waits. */
export const lockOwnTrust = async (tx: Tx, own: OwnTrust): Promise<TrustRow> => {
  requireTrustId(own.trustId);
  const [trust] = await tx.select().from(trusts).where(isOwn(own)).for('update');
  return trust ?? refuseUnknown();
};

const isOwn = ({ trustId, userId }: OwnTrust) => and(eq(trusts.id, trustId), eq(trusts.userId, userId));

const requireTrustId = (trustId: string): void => {
  if (!z.uuid().safeParse(trustId).success) refuseUnknown();
};

const refuseUnknown = (): never => {
  throw new Refused('absent', { code: 'trust-not-found', message: 'Trust not found' });
};
