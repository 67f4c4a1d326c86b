import { eq } from 'drizzle-orm';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import { trusts } from '#trusts/tables.ts';
import { tellTrustChanged } from '#trusts/tell-trust-changed.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

/** Opens a finished document for changes. Signatures stay with the version that they were given for. */
export const reviseTrust = async (
  { tx, announce, clock }: Inside<'announce' | 'clock'>,
  { trust, origin }: { readonly trust: TrustRow; readonly origin: Origin },
): Promise<TrustRow> => {
  const now = clock();
  const [draft] = await tx
    .update(trusts)
    .set({
      status: 'draft',
      isInterviewComplete: false,
      currentVersionId: null,
      ownerSignedAt: null,
      signedAt: null,
      signedWitnessCount: 0,
      statedInkCount: 0,
      awaitedInk: [],
      updatedAt: now,
    })
    .where(eq(trusts.id, trust.id))
    .returning();
  if (!draft) throw new Error('a locked trust has disappeared');
  await appendAudit(tx, {
    stream: `trust:${trust.id}`,
    at: now,
    actor: `member:${trust.userId}`,
    action: 'revision begun',
    details: { status: trust.status, versionId: trust.currentVersionId },
    origin,
  });
  await announce(tx, 'trust.revised', { trustId: trust.id, revisedAt: now.toISOString() });
  await tellTrustChanged(tx, trust.id);
  return draft;
};
