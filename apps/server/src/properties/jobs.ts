import { mailConfirmation, mailTeam } from '#properties/mail-submission.ts';
import { removeUnclaimedUploads } from '#properties/remove-uploads.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import type { RepeatedJob } from '#platform/jobs.ts';

export const propertyJobs = (context: Context) => ({
  'properties.mail-team': (data: ProductEvents['property.submitted']) => mailTeam(context, data),
  'properties.mail-confirmation': (data: ProductEvents['property.submitted']) => mailConfirmation(context, data),
  'properties.remove-files': async ({ fileKeys }: ProductEvents['property.files-removed']): Promise<void> => {
    for (const key of fileKeys) await context.files.remove(key);
  },
});

/** Every hour, a quarter past, files that nobody has submitted within a day are removed. */
export const repeatedPropertyJobs = (context: Context): readonly RepeatedJob[] => [
  { name: 'properties.remove-unclaimed', cron: '15 * * * *', run: () => removeUnclaimedUploads(context) },
];
