import { eq } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { affiliates } from '#affiliates/tables.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Tells the applicant that the application arrived, at the account's own address: the other one is not confirmed. */
export const mailApplicationReceived = async (
  { db, mail, settings }: Pick<Context, 'db' | 'mail' | 'settings'>,
  { affiliateId, at }: ProductEvents['affiliate.applied'],
): Promise<void> => {
  const [affiliate] = await db.select().from(affiliates).where(eq(affiliates.id, affiliateId));
  const contact = affiliate?.userId ? await findContact(db, affiliate.userId) : undefined;
  if (!affiliate || !contact) return;

  const composed = await composeMail({
    subject: 'We received your affiliate application',
    preview: 'We will review it and get back to you within 48 hours.',
    heading: 'We received your application',
    paragraphs: [
      `Hello ${affiliate.applicationData.firstName},`,
      'Thank you for your interest in our affiliate program. We will review your application and get back to you within 48 hours.',
      'Once it is approved, you get a referral link of your own.',
    ],
    facts: [{ label: 'Your affiliate code', value: affiliate.affiliateCode }],
    action: { label: 'See where it stands', url: `${settings.origin}/affiliate-dashboard` },
  });
  await mail.send({ to: contact.email, ...composed, idempotencyKey: `affiliate-applied-${affiliateId}-${at}` });
};
