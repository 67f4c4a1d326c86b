import { accountJobs } from '#accounts/jobs.ts';
import { affiliateJobs, repeatedAffiliateJobs } from '#affiliates/jobs.ts';
import { administrationJobs, repeatedAdministrationJobs } from '#administration/jobs.ts';
import { assistantJobs } from '#assistant/jobs.ts';
import type { Context } from '#platform/context.ts';
import { repeatedPlatformJobs } from '#platform/forget-rate-limits.ts';
import type { Jobs, RepeatedJob } from '#platform/jobs.ts';
import { propertyJobs, repeatedPropertyJobs } from '#properties/jobs.ts';
import { personalDataJobs } from '#personal-data/jobs.ts';
import { notificationJobs } from '#notifications/jobs.ts';
import { paymentJobs, repeatedPaymentJobs } from '#payments/jobs.ts';
import { repeatedSigningJobs, signingJobs } from '#signing/jobs.ts';
import { documentJobs, repeatedDocumentJobs } from '#documents/jobs.ts';

/** The job side: one line per capability. */
export const createJobs = (context: Context): Jobs => ({
  ...accountJobs(context),
  ...affiliateJobs(context),
  ...administrationJobs(context),
  ...assistantJobs(context),
  ...notificationJobs(context),
  ...paymentJobs(context),
  ...personalDataJobs(context),
  ...propertyJobs(context),
  ...signingJobs(context),
  ...documentJobs(context),
});

/** What comes round by the clock. */
export const createRepeatedJobs = (context: Context): readonly RepeatedJob[] => [
  ...repeatedAffiliateJobs(context),
  ...repeatedAdministrationJobs(context),
  ...repeatedPaymentJobs(context),
  ...repeatedPlatformJobs(context),
  ...repeatedPropertyJobs(context),
  ...repeatedSigningJobs(context),
  ...repeatedDocumentJobs(context),
];
