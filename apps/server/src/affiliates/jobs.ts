import { earnCommission } from '#affiliates/commissions/earn-commission.ts';
import { holdCommission, holdWitnessed } from '#affiliates/commissions/hold-commission.ts';
import { mailApplicationReceived } from '#affiliates/applications/mail-application-received.ts';
import { mailCommission, mailReversal } from '#affiliates/commissions/mail-commission.ts';
import { notifyAdministrators } from '#affiliates/applications/notify-administrator.ts';
import { payoutJobs, repeatedPayoutJobs } from '#affiliates/payout-jobs.ts';
import { takeBackCommission } from '#affiliates/commissions/take-back-commission.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import type { RepeatedJob } from '#platform/jobs.ts';

export const affiliateJobs = (context: Context) => ({
  'affiliates.mail-application-received': (data: ProductEvents['affiliate.applied']) =>
    mailApplicationReceived(context, data),
  'affiliates.notify-administrators': (data: ProductEvents['affiliate.applied']) => notifyAdministrators(context, data),
  'affiliates.earn-commission': (data: ProductEvents['payment.received']) => earnCommission(context, data),
  'affiliates.take-back-commission': (data: ProductEvents['payment.refunded']) => takeBackCommission(context, data),
  'affiliates.hold-claimed': (data: ProductEvents['purchase.claimed']) => holdCommission(context, data),
  'affiliates.hold-witnessed': (data: ProductEvents['witness.signed']) => holdWitnessed(context, data),
  'affiliates.mail-commission': (data: ProductEvents['commission.earned']) => mailCommission(context, data),
  'affiliates.mail-reversal': (data: ProductEvents['commission.reversed']) => mailReversal(context, data),
  ...payoutJobs(context),
});

export const repeatedAffiliateJobs = (context: Context): readonly RepeatedJob[] => [...repeatedPayoutJobs(context)];
