import { and, eq } from 'drizzle-orm';
import { affiliates, applicationNotices } from '#affiliates/tables.ts';
import { composeMail, type ComposedMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

type Needs = Pick<Context, 'db' | 'mail' | 'settings' | 'clock'>;
type Affiliate = typeof affiliates.$inferSelect;

/** Tells every administrator of a new application. One mailbox that takes no mail does not keep it from the others. */
export const notifyAdministrators = async (
  context: Needs,
  { affiliateId }: Pick<ProductEvents['affiliate.applied'], 'affiliateId'>,
): Promise<void> => {
  const { adminEmails } = context.settings;
  const told = await Promise.allSettled(
    adminEmails.map((adminEmail) => notifyAdministrator(context, { affiliateId, adminEmail })),
  );
  for (const one of told) if (one.status === 'rejected') throw one.reason;
};

/** Tells one administrator's mailbox of an application: once, however often it is asked for. */
export const notifyAdministrator = async (
  context: Needs,
  { affiliateId, adminEmail }: { readonly affiliateId: string; readonly adminEmail: string },
): Promise<void> => {
  const { db, mail, clock } = context;
  const [affiliate] = await db.select().from(affiliates).where(eq(affiliates.id, affiliateId));
  const [notice] = await db
    .select({ sentAt: applicationNotices.sentAt })
    .from(applicationNotices)
    .where(and(eq(applicationNotices.affiliateId, affiliateId), eq(applicationNotices.adminEmail, adminEmail)));
  if (!affiliate || notice || affiliate.status !== 'pending') return;

  // Two that come here at the same moment send one message: its key is the same.
  const idempotencyKey = `affiliate-application-${affiliateId}-${affiliate.createdAt.getTime()}-${adminEmail}`;
  await mail.send({ to: adminEmail, ...(await composeNotice(context, affiliate)), idempotencyKey });

  await db.insert(applicationNotices).values({ affiliateId, adminEmail, sentAt: clock() }).onConflictDoNothing();
};

const methodNames = { paypal: 'PayPal', stripe: 'Stripe/Bank Transfer', wire: 'Wire Transfer' } as const;

const composeNotice = ({ settings }: Pick<Context, 'settings'>, affiliate: Affiliate): Promise<ComposedMail> => {
  const { firstName, lastName, email, website, socialMedia, experience, motivation, payoutMethod } =
    affiliate.applicationData;
  const name = `${firstName} ${lastName}`;
  return composeMail({
    subject: `Affiliate application: ${name}`,
    preview: `${name} would like to become an affiliate.`,
    heading: 'A new affiliate application',
    paragraphs: [
      `${name} would like to become an affiliate. We promise an answer within 48 hours.`,
      `Marketing experience: ${experience}`,
      `Motivation: ${motivation}`,
    ],
    facts: [
      { label: 'Name', value: name },
      { label: 'Email', value: email },
      ...(website ? [{ label: 'Website', value: website }] : []),
      ...(socialMedia ? [{ label: 'Social media', value: socialMedia }] : []),
      { label: 'Payout method', value: methodNames[payoutMethod] },
      { label: 'Code', value: affiliate.affiliateCode },
    ],
    action: { label: 'Open the admin portal', url: `${settings.origin}/admin-portal` },
    footnotes: ['Where the applicant is paid stands in the portal alone.'],
  });
};
