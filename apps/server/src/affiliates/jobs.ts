import { mailApplicationReceived } from '#affiliates/mail-application-received.ts';
import { notifyAdministrators } from '#affiliates/notify-administrator.ts';
import { payoutJobs, repeatedPayoutJobs } from '#affiliates/payout-jobs.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import type { RepeatedJob } from '#platform/jobs.ts';

export const affiliateJobs = (context: Context) => ({
  'affiliates.mail-application-received': (data: ProductEvents['affiliate.applied']) =>
    mailApplicationReceived(context, data),
  'affiliates.notify-administrators': (data: ProductEvents['affiliate.applied']) => notifyAdministrators(context, data),
  ...payoutJobs(context),
});

export const repeatedAffiliateJobs = (context: Context): readonly RepeatedJob[] => [...repeatedPayoutJobs(context)];
