import { lt } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { RepeatedJob } from '#platform/jobs.ts';
import { rateLimits } from '#platform/tables.ts';

/** Removes the counts of attempts that no longer hold anybody up. */
export const forgetRateLimits = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  await db.delete(rateLimits).where(lt(rateLimits.expire, clock()));
};

export const repeatedPlatformJobs = (context: Pick<Context, 'db' | 'clock'>): readonly RepeatedJob[] => [
  { name: 'forget-rate-limits', cron: '17 * * * *', run: () => forgetRateLimits(context) },
];
