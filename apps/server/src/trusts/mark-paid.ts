import { eq } from 'drizzle-orm';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { completeTrust } from '#trusts/complete-trust.ts';
import { lockTrust } from '#trusts/lock-trust.ts';
import { trusts } from '#trusts/tables.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

interface Paid {
  readonly trustId: string;
  readonly paidAt: Date;
  /** Until when a finished document may be revised; null as long as a subscription runs. */
  readonly revisionEndsAt: Date | null;
}

/** Notes a confirmed purchase and completes the document if its interview is. The first payment's moment stays. */
export const markTrustPaid = async (
  tx: Tx,
  context: Pick<Context, 'clock' | 'log'>,
  { trustId, paidAt, revisionEndsAt }: Paid,
): Promise<TrustRow | undefined> => {
  const trust = await lockTrust(tx, trustId);
  if (!trust) return undefined;

  await tx
    .update(trusts)
    .set({ paidAt: trust.paidAt ?? paidAt, revisionEndsAt, updatedAt: context.clock() })
    .where(eq(trusts.id, trustId));
  if (trust.paidAt === null) {
    const details = { paidAt: paidAt.toISOString(), revisionEndsAt: revisionEndsAt?.toISOString() ?? null };
    await appendAudit(tx, {
      stream: `trust:${trustId}`,
      at: context.clock(),
      actor: 'system',
      action: 'payment confirmed',
      details,
    });
  }
  return completeTrust(tx, context, { trustId });
};
