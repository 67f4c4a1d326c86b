import { accountJobs } from '#accounts/jobs.ts';
import type { Context } from '#platform/context.ts';
import type { Jobs } from '#platform/jobs.ts';

/** The job side: one line per capability. */
export const createJobs = (context: Context): Jobs => ({
  ...accountJobs(context),
});
