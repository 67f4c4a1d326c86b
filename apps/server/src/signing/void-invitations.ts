import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import { sendKeptInvitations } from '#signing/send-kept-invitations.ts';
import { witnesses } from '#signing/tables.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'mail' | 'settings' | 'log' | 'announce' | 'automation'>;

/**
 * After a revision every link and signature given before it is void. Whoever was invited is invited anew once the owner
 * has signed again; whoever has declined is not asked again by us.
 */
export const voidInvitations = async (
  context: Needs,
  { documentId, revisedAt }: ProductEvents['document.revised'],
): Promise<void> => {
  const isFromBefore = or(isNull(witnesses.inviteSentAt), lte(witnesses.inviteSentAt, new Date(revisedAt)));
  await context.db
    .update(witnesses)
    .set({
      status: 'pending',
      tokenHash: null,
      sealedToken: null,
      inviteKeptAt: sql`coalesce(invite_kept_at, invite_sent_at)`,
      inviteSentAt: null,
      viewedAt: null,
      signedAt: null,
      signedTimeZone: null,
      // It was said of the sheets that are replaced.
      disputedAt: null,
      declineReason: null,
      remindedAt: null,
    })
    .where(and(eq(witnesses.documentId, documentId), ne(witnesses.status, 'declined'), isFromBefore));
  // The owner may have signed the new version before this job ran.
  await sendKeptInvitations(context, { documentId });
};
