import { mailDecision } from '#affiliates/applications/mail-decision.ts';
import { closeCommissionMonths } from '#affiliates/commissions/sum-commissions.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import type { RepeatedJob } from '#platform/jobs.ts';

export const administrationJobs = (context: Context) => ({
  'administration.mail-decision': (data: ProductEvents['affiliate.decided']) => mailDecision(context, data),
});

/** Every night, the sums of months that have ended for good are kept. */
export const repeatedAdministrationJobs = (context: Context): readonly RepeatedJob[] => [
  { name: 'administration.close-months', cron: '20 0 * * *', run: () => closeCommissionMonths(context) },
];
