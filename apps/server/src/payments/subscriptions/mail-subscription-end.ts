import { eq } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import { hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Tells a member that the subscription has ended and what stays; nothing when another one runs. */
export const mailSubscriptionEnd = async (
  { db, mail, settings }: Pick<Context, 'db' | 'mail' | 'settings'>,
  { subscriptionId }: ProductEvents['subscription.ended'],
): Promise<void> => {
  const [purchase] = await db.select().from(purchases).where(eq(purchases.subscriptionId, subscriptionId));
  if (!purchase?.userId || purchase.refundedAt !== null) return;
  const contact = await findContact(db, purchase.userId);
  if (!contact || (await hasActiveSubscription(db, purchase.userId))) return;

  const composed = await composeMail({
    language: contact.language,
    subject: 'Your subscription has ended',
    preview: 'Your documents stay yours. Here is what changes.',
    heading: 'Your subscription has ended',
    greets: contact.name,
    paragraphs: [
      'nothing more will be charged.',
      'You can read, sign and download your finished documents as before. They can no longer be changed, and new documents need a payment of their own.',
      'If you subscribe again, everything can be changed again at once.',
    ],
    action: { label: 'Go to my account', url: `${settings.origin}/account` },
  });
  await mail.send({ to: contact.email, ...composed, idempotencyKey: `subscription-end-${subscriptionId}` });
};
