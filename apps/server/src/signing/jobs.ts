import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import type { RepeatedJob } from '#platform/jobs.ts';
import { forgetWitnesses } from '#signing/forget-witnesses.ts';
import { mailDeclined, mailDisputed, mailSigned, mailViewed } from '#signing/mail-progress.ts';
import { remindWitnesses } from '#signing/remind-witnesses.ts';
import { sealDocument } from '#signing/seal-document.ts';
import { sealLeftDocuments } from '#signing/seal-left-documents.ts';
import { sendKeptInvitations } from '#signing/send-kept-invitations.ts';
import { sendLeftInvitations } from '#signing/send-left-invitations.ts';
import { voidInvitations } from '#signing/void-invitations.ts';

export const signingJobs = (context: Context) => ({
  'signing.mail-viewed': (data: ProductEvents['witness.viewed']) => mailViewed(context, data),
  'signing.mail-signed': (data: ProductEvents['witness.signed']) => mailSigned(context, data),
  'signing.mail-declined': (data: ProductEvents['witness.declined']) => mailDeclined(context, data),
  'signing.mail-disputed': (data: ProductEvents['ink.disputed']) => mailDisputed(context, data),
  'signing.send-kept-invitations': (data: ProductEvents['owner.signed']) => sendKeptInvitations(context, data),
  'signing.seal-document': (data: ProductEvents['document.executed']) => sealDocument(context, data),
  'signing.void-invitations': (data: ProductEvents['document.revised']) => voidInvitations(context, data),
  'signing.forget-witnesses': (data: ProductEvents['document.deleted']) => forgetWitnesses(context, data),
});

/** Every hour. Each witness is reminded twice at most. */
export const repeatedSigningJobs = (context: Context): readonly RepeatedJob[] => [
  { name: 'signing.remind', cron: '23 * * * *', run: () => remindWitnesses(context) },
  { name: 'signing.send-left', cron: '11 * * * *', run: () => sendLeftInvitations(context) },
  { name: 'signing.seal-left', cron: '41 * * * *', run: () => sealLeftDocuments(context) },
];
