import { eq } from 'drizzle-orm';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import { completeTrust } from '#trusts/complete-trust.ts';
import { lockTrust } from '#trusts/lock-trust.ts';
import { trusts } from '#trusts/tables.ts';
import { tellTrustChanged } from '#trusts/tell-trust-changed.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

/**
 * What a document may be used for: `subscribed`, changed for as long as the subscription runs; `purchased`, changed until
 * the window of its own purchase ends; `kept`, read and signed but not changed any more; `withdrawn`, as if it had never been
 * paid for. The first two unlock it, `paidAt` being the moment of the payment.
 */
export type TrustAccess =
  | { readonly kind: 'subscribed'; readonly paidAt: Date; readonly purchasedUntil: Date | null }
  | { readonly kind: 'purchased'; readonly paidAt: Date; readonly purchasedUntil: Date }
  | { readonly kind: 'kept' }
  | { readonly kind: 'withdrawn' };

type Needs = Inside<'announce' | 'clock' | 'log'>;

interface Access {
  readonly trustId: string;
  readonly access: TrustAccess;
}

/**
 * Brings a document in line with what is paid: the one place where its access is written. What is unlocked and interviewed
 * is completed; where it is so already, nothing is changed and nothing recorded.
 */
export const setTrustAccess = async (context: Needs, { trustId, access }: Access): Promise<void> => {
  const { tx } = context;
  const found = await lockTrust(tx, trustId);
  const trust = found && (await unlock(context, found, access));
  if (!trust) return;

  const now = context.clock();
  const changes = changesFor(trust, access, now);
  const isSame = Object.entries(changes).every(([name, value]) => isEqual(trust[name as keyof TrustRow], value));
  if (!isSame) {
    await tx
      .update(trusts)
      .set({ ...changes, updatedAt: now })
      .where(eq(trusts.id, trustId));
    await appendAudit(tx, { stream: `trust:${trustId}`, at: now, actor: 'system', action: `access ${access.kind}` });
    if (changes.status === 'draft') {
      await context.announce(tx, 'trust.revised', { trustId, revisedAt: now.toISOString() });
    }
    await tellTrustChanged(tx, trustId);
  }

  await completeTrust(context, { trustId });
};

/** A document that nothing was paid for is unlocked by a payment and by nothing else; the first payment's moment stays. */
const unlock = async ({ tx, clock }: Needs, trust: TrustRow, access: TrustAccess): Promise<TrustRow | undefined> => {
  if (trust.paidAt !== null) return trust;
  if (access.kind === 'kept' || access.kind === 'withdrawn') return undefined;
  const { paidAt } = access;
  const revisionEndsAt = access.kind === 'purchased' ? access.purchasedUntil : null;
  const [unlocked] = await tx
    .update(trusts)
    .set({ paidAt, revisionEndsAt, updatedAt: clock() })
    .where(eq(trusts.id, trust.id))
    .returning();
  const details = { paidAt: paidAt.toISOString(), revisionEndsAt: revisionEndsAt?.toISOString() ?? null };
  const entry = { at: clock(), actor: 'system', action: 'payment confirmed', details };
  await appendAudit(tx, { stream: `trust:${trust.id}`, ...entry });
  return unlocked;
};

const changesFor = (trust: TrustRow, access: TrustAccess, now: Date): Partial<TrustRow> => {
  const window = trust.revisionEndsAt ?? trust.purchasedUntil;
  switch (access.kind) {
    case 'subscribed':
      return { revisionEndsAt: null, purchasedUntil: later(window, access.purchasedUntil) };
    case 'purchased':
      return { revisionEndsAt: later(window, access.purchasedUntil), purchasedUntil: null };
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

const later = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
};

const isEqual = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;
