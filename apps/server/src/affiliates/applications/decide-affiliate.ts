import type { AffiliateDecision, AffiliateRow } from '@evergrant/contract/administration-records.ts';
import type { AffiliateStatus } from '@evergrant/contract/affiliates.ts';
import { eq } from 'drizzle-orm';
import { describeAffiliate } from '#affiliates/list-affiliates.ts';
import { affiliates } from '#affiliates/tables.ts';
import type { Administrator, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';

interface Decided {
  readonly admin: Administrator;
  readonly affiliateId: string;
  readonly decision: AffiliateDecision;
  readonly origin: Origin;
}

interface Move {
  readonly from: AffiliateStatus;
  readonly to: AffiliateStatus;
  readonly action: string;
  readonly otherwise: string;
}

const moveByDecision: Readonly<Record<AffiliateDecision, Move>> = {
  approve: {
    from: 'pending',
    to: 'approved',
    action: 'affiliate approved',
    otherwise: 'Only an application that is pending can be approved.',
  },
  reject: {
    from: 'pending',
    to: 'rejected',
    action: 'affiliate rejected',
    otherwise: 'Only an application that is pending can be rejected.',
  },
  suspend: {
    from: 'approved',
    to: 'suspended',
    action: 'affiliate suspended',
    otherwise: 'Only an approved affiliate can be suspended.',
  },
  reinstate: {
    from: 'suspended',
    to: 'approved',
    action: 'affiliate reinstated',
    otherwise: 'Only a suspended affiliate can be reinstated.',
  },
};

const title = 'Failed to update affiliate status';

/** An administrator approves, rejects, suspends or reinstates; the affiliate is told by mail. */
export const decideAffiliate = async (
  context: Pick<Context, 'db' | 'announce' | 'clock'>,
  { admin, affiliateId, decision, origin }: Decided,
): Promise<AffiliateRow> =>
  context.db.transaction(async (tx) => {
    const move = moveByDecision[decision];
    const affiliate = await lockAffiliate(tx, affiliateId);
    if (affiliate.status !== move.from) {
      throw new Refused('conflict', { code: 'affiliate-status', title, message: move.otherwise });
    }

    const at = context.clock();
    const [decided = affiliate] = await tx
      .update(affiliates)
      .set({ status: move.to, approvedAt: approvedAtOf(decision, affiliate.approvedAt, at), decidedAt: at })
      .where(eq(affiliates.id, affiliateId))
      .returning();
    await appendAudit(tx, {
      stream: `affiliate:${affiliateId}`,
      at,
      actor: `admin:${admin.userId}`,
      action: move.action,
      details: { from: move.from, to: move.to, code: affiliate.affiliateCode },
      origin,
    });

    await context.announce(tx, 'affiliate.decided', { affiliateId, decision, at: at.toISOString() });
    return describeAffiliate(decided);
  });

const lockAffiliate = async (tx: Tx, affiliateId: string) => {
  const [affiliate] = await tx.select().from(affiliates).where(eq(affiliates.id, affiliateId)).for('update');
  if (affiliate) return affiliate;
  throw new Refused('absent', { code: 'affiliate-not-found', title, message: 'There is no such application.' });
};

// A suspended affiliate was approved once; that day stays known.
const approvedAtOf = (decision: AffiliateDecision, before: Date | null, at: Date): Date | null => {
  switch (decision) {
    case 'approve':
      return at;
    case 'reject':
      return null;
    case 'suspend':
    case 'reinstate':
      return before;
  }
};
