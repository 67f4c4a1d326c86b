import { and, eq, isNotNull } from 'drizzle-orm';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx, Tx } from '#platform/database/database.ts';
import { lockTrust } from '#trusts/lock-trust.ts';
import { trusts } from '#trusts/tables.ts';
import { tellTrustChanged } from '#trusts/tell-trust-changed.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

/**
 * What an unlocked document may still be used for: `subscribed`, changed for as long as the subscription runs; `purchased`,
 * changed until the window of its own purchase ends; `kept`, read and signed but not changed any more; `withdrawn`, as if it
 * had never been paid for.
 */
export type TrustAccess = 'subscribed' | 'purchased' | 'kept' | 'withdrawn';

type Needs = Pick<Context, 'announce' | 'clock'>;

/** The documents of a member that something has been paid for, in a fixed order, so that locks never cross. */
export const listUnlocked = async (
  db: DbOrTx,
  userId: string,
): Promise<readonly { readonly id: string; readonly unlockedAt: Date }[]> => {
  const rows = await db
    .select({ id: trusts.id, unlockedAt: trusts.paidAt })
    .from(trusts)
    .where(and(eq(trusts.userId, userId), isNotNull(trusts.paidAt)))
    .orderBy(trusts.id);
  return rows.flatMap(({ id, unlockedAt }) => (unlockedAt ? [{ id, unlockedAt }] : []));
};

/** Brings a document in line with what is paid; where it is so already, nothing is changed and nothing recorded. */
export const setTrustAccess = async (
  tx: Tx,
  context: Needs,
  { trustId, access }: { readonly trustId: string; readonly access: TrustAccess },
): Promise<void> => {
  const trust = await lockTrust(tx, trustId);
  if (!trust || trust.paidAt === null) return;

  const now = context.clock();
  const changes = changesFor(trust, access, now);
  const isSame = Object.entries(changes).every(([name, value]) => isEqual(trust[name as keyof TrustRow], value));
  if (isSame) return;

  await tx
    .update(trusts)
    .set({ ...changes, updatedAt: now })
    .where(eq(trusts.id, trustId));
  await appendAudit(tx, { stream: `trust:${trustId}`, at: now, actor: 'system', action: `access ${access}` });

  if (changes.status === 'draft')
    await context.announce(tx, 'trust.revised', { trustId, revisedAt: now.toISOString() });
  await tellTrustChanged(tx, trustId);
};

const changesFor = (trust: TrustRow, access: TrustAccess, now: Date): Partial<TrustRow> => {
  switch (access) {
    case 'subscribed':
      return { revisionEndsAt: null, purchasedUntil: trust.revisionEndsAt ?? trust.purchasedUntil };
    case 'purchased':
      return { revisionEndsAt: trust.revisionEndsAt ?? trust.purchasedUntil ?? now, purchasedUntil: null };
    case 'kept':
      // A draft has nothing to keep: it can be finished once it is paid for again.
      if (trust.status === 'draft') return unpaid;
      return { revisionEndsAt: earlier(trust.revisionEndsAt, now), purchasedUntil: null };
    case 'withdrawn':
      if (trust.status === 'complete') return { ...unpaid, ...unfinished };
      // What was signed by several people stays in the records, but it can be neither downloaded nor changed.
      return trust.status === 'signed' ? { ...unpaid, revisionEndsAt: earlier(trust.revisionEndsAt, now) } : unpaid;
  }
};

const unpaid = { paidAt: null, revisionEndsAt: null, purchasedUntil: null };

const unfinished = {
  status: 'draft',
  currentVersionId: null,
  ownerSignedAt: null,
  signedWitnessCount: 0,
  statedInkCount: 0,
  awaitedInk: [],
} as const;

const earlier = (end: Date | null, now: Date): Date => (end !== null && end < now ? end : now);

const isEqual = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;
