import { and, eq, lte, or, isNull } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import { witnesses } from '#signing/tables.ts';

/** After a revision every link and signature given before it is void: the witnesses are invited anew. */
export const voidInvitations = async (
  { db }: Pick<Context, 'db'>,
  { trustId, revisedAt }: ProductEvents['trust.revised'],
): Promise<void> => {
  const isFromBefore = or(isNull(witnesses.inviteSentAt), lte(witnesses.inviteSentAt, new Date(revisedAt)));
  await db
    .update(witnesses)
    .set({ status: 'pending', tokenHash: null, sealedToken: null, inviteSentAt: null, viewedAt: null, signedAt: null })
    .where(and(eq(witnesses.trustId, trustId), isFromBefore));
};
