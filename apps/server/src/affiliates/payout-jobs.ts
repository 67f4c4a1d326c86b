import { followTransfer } from '#affiliates/payouts/follow-transfer.ts';
import { mailPayoutAccount } from '#affiliates/payouts/mail-payout-account.ts';
import { mailPayoutProblem } from '#affiliates/payouts/mail-payout-problem.ts';
import { mailPayout } from '#affiliates/payouts/mail-payout.ts';
import { mirrorPayoutAccount } from '#affiliates/payouts/mirror-payout-account.ts';
import { runPayouts } from '#affiliates/payouts/run-payouts.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import type { RepeatedJob } from '#platform/jobs.ts';

export const payoutJobs = (context: Context) => ({
  'affiliates.mirror-payout-account': async (data: ProductEvents['payout-account.changed']) => {
    await mirrorPayoutAccount(context, data);
  },
  'affiliates.follow-transfer': (data: ProductEvents['transfer.told']) => followTransfer(context, data),
  'affiliates.mail-payout-account': (data: ProductEvents['payout-account.ready']) => mailPayoutAccount(context, data),
  'affiliates.mail-payout': (data: ProductEvents['payout.sent']) => mailPayout(context, data),
  'affiliates.mail-payout-problem': (data: ProductEvents['payout.failed']) => mailPayoutProblem(context, data),
});

/** Every hour, so that a pay day is not missed and what went wrong is tried again soon. */
export const repeatedPayoutJobs = (context: Context): readonly RepeatedJob[] => [
  { name: 'affiliates.run-payouts', cron: '23 * * * *', run: () => runPayouts(context) },
];
