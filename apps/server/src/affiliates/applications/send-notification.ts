import type { sendAffiliateNotification } from '@evergrant/contract/affiliates.ts';
import type { z } from 'zod';
import { noticesOfMember, tooMany } from '#affiliates/limits.ts';
import { loadOwnAffiliate, type AffiliateRecord } from '#affiliates/load-own-affiliate.ts';
import { notifyAdministrator } from '#affiliates/applications/notify-administrator.ts';
import { openPayoutDetails } from '#affiliates/payouts/payout-details.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { Refused } from '#platform/refused.ts';

type Notification = z.output<typeof sendAffiliateNotification.body>;

/** An applicant asks that an administrator's mailbox is told. What is mailed is the application as it is kept. */
export const sendNotification = async (
  context: Pick<Context, 'db' | 'mail' | 'settings' | 'clock'>,
  { member, notification }: { readonly member: Member; readonly notification: Notification },
): Promise<void> => {
  await rateLimitOf(context.db).count(noticesOfMember, member.userId, tooMany);
  const affiliate = await loadOwnAffiliate(context.db, member.userId);
  if (affiliate.status !== 'pending') throw new Refused('conflict', alreadyDecided);
  const adminEmail = notification.adminEmail.toLowerCase();
  if (!context.settings.adminEmails.includes(adminEmail)) throw new Refused('invalid', notAdministrator);
  const kept = keptOf(affiliate, await openPayoutDetails(context, affiliate.payoutDetails));
  if (!isSame(kept, notification)) throw new Refused('invalid', otherApplication);

  await notifyAdministrator(context, { affiliateId: affiliate.id, adminEmail });
};

const keptOf = ({ applicationData: told }: AffiliateRecord, payoutDetails: string) => ({
  applicantName: `${told.firstName} ${told.lastName}`,
  applicantEmail: told.email,
  website: told.website ?? '',
  socialMedia: told.socialMedia ?? '',
  experience: told.experience,
  motivation: told.motivation,
  payoutMethod: told.payoutMethod,
  payoutDetails,
});

const isSame = (kept: ReturnType<typeof keptOf>, told: Notification): boolean =>
  Object.entries(kept).every(([field, value]) => (told[field as keyof typeof kept] ?? '').trim() === value);

const alreadyDecided = { code: 'already-decided', message: 'Your application has been decided already.' };
const notAdministrator = { code: 'not-an-administrator', message: 'This is not the mailbox of an administrator.' };
const otherApplication = { code: 'other-application', message: 'This is not what you applied with.' };
