import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { inviteWitness } from '#signing/invite-witness.ts';
import { witnesses } from '#signing/tables.ts';
import { loadOwnTrust } from '#trusts/load-own-trust.ts';

/** Invites everybody who was never invited or has not opened the document yet; one failure does not stop the rest. */
export const inviteAllWitnesses = async (
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'settings' | 'log' | 'announce' | 'automation'>,
  { member, trustId, origin }: { readonly member: Member; readonly trustId: string; readonly origin: Origin },
): Promise<{ sent: number; failed: number }> => {
  await loadOwnTrust(context.db, { trustId, userId: member.userId });
  const waiting = await context.db
    .select({ id: witnesses.id })
    .from(witnesses)
    .where(
      and(
        eq(witnesses.trustId, trustId),
        ne(witnesses.status, 'signed'),
        or(isNull(witnesses.inviteSentAt), eq(witnesses.status, 'pending')),
      ),
    )
    .orderBy(asc(witnesses.createdAt));

  let failed = 0;
  for (const { id } of waiting) {
    try {
      await inviteWitness(context, { member, trustId, witnessId: id, origin });
    } catch (error) {
      if (!(error instanceof Refused) || error.kind !== 'outside') throw error;
      failed += 1;
    }
  }
  return { sent: waiting.length - failed, failed };
};
