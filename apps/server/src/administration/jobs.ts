import { mailDecision } from '#affiliates/applications/mail-decision.ts';
import { closeCommissionMonths } from '#affiliates/commissions/sum-commissions.ts';
import { mailAuditBreak } from '#administration/mail-audit-break.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import type { RepeatedJob } from '#platform/jobs.ts';
import { verifyAudit } from '#platform/verify-audit.ts';

export const administrationJobs = (context: Context) => ({
  'administration.mail-decision': (data: ProductEvents['affiliate.decided']) => mailDecision(context, data),
  'administration.mail-audit-break': (data: ProductEvents['audit.broken']) => mailAuditBreak(context, data),
});

/** Every night, the sums of months that have ended for good are kept, and the audit trail is followed. */
export const repeatedAdministrationJobs = (context: Context): readonly RepeatedJob[] => [
  { name: 'administration.close-months', cron: '20 0 * * *', run: () => closeCommissionMonths(context) },
  { name: 'administration.verify-audit', cron: '50 2 * * *', run: () => verifyAudit(context) },
];
