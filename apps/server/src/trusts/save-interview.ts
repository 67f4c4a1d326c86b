import { isDeepStrictEqual } from 'node:util';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { eq } from 'drizzle-orm';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { completeTrust } from '#trusts/complete-trust.ts';
import { requireEditable } from '#trusts/is-editable.ts';
import { requireRevision } from '#trusts/requires-revision.ts';
import { reviseTrust } from '#trusts/revise-trust.ts';
import { standingOfTrust } from '#trusts/standing-of-trust.ts';
import { trusts } from '#trusts/tables.ts';
import { todayOf } from '#trusts/today.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

interface SavedInterview {
  /** Locked in this transaction. */
  readonly trust: TrustRow;
  readonly interview: StoredInterview;
  readonly origin: Origin;
  /** The person has said that a new version may begin, where somebody has signed the one that stands. */
  readonly beginsRevision?: boolean | undefined;
}

/**
 * Keeps an interview and where it stands. A changed fact turns a finished document into a draft again, a signed one only
 * when that is said; a finished interview of a paid document completes it.
 */
export const saveInterview = async (
  context: Inside<'announce' | 'clock' | 'log'>,
  { trust, interview, origin, beginsRevision = false }: SavedInterview,
): Promise<TrustRow> => {
  const { tx } = context;
  if (trust.status !== 'draft' && isDeepStrictEqual(trust.interview.facts, interview.facts)) {
    // Talk about a finished document changes nothing in it, so what was confirmed stays confirmed.
    return writeTrust(tx, trust.id, { interview: { ...interview, confirmed: trust.interview.confirmed } });
  }

  const now = context.clock();
  requireEditable(trust, now);
  requireRevision(trust, beginsRevision);
  const draft = trust.status === 'draft' ? trust : await reviseTrust(context, { trust, origin });
  const standing = standingOfTrust({ ...trust, interview }, todayOf(now));
  const saved = await writeTrust(tx, trust.id, {
    interview,
    progress: standing.progress,
    isInterviewComplete: standing.isComplete,
    updatedAt: now,
  });

  if (!standing.isComplete) return saved;
  if (!draft.isInterviewComplete) await tellCompleted(context, { trust: saved, origin });
  return (await completeTrust(context, { trustId: trust.id })) ?? saved;
};

const writeTrust = async (tx: Tx, trustId: string, values: Partial<TrustRow>): Promise<TrustRow> => {
  const [saved] = await tx.update(trusts).set(values).where(eq(trusts.id, trustId)).returning();
  if (!saved) throw new Error('a locked trust has disappeared');
  return saved;
};

const tellCompleted = async (
  { tx, announce, clock }: Inside<'announce' | 'clock'>,
  { trust, origin }: { readonly trust: TrustRow; readonly origin: Origin },
): Promise<void> => {
  await appendAudit(tx, {
    stream: `trust:${trust.id}`,
    at: clock(),
    actor: `member:${trust.userId}`,
    action: 'interview completed',
    origin,
  });
  await announce(tx, 'interview.completed', { trustId: trust.id, userId: trust.userId });
};
