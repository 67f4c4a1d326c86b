import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { nameOfChoice, propertyConditions, propertyTypes } from '@evergrant/domain/properties/property-choices.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { MailContent } from '#notifications/mail-content.ts';
import { findSubmission, type PropertySubmissionEntry } from '#properties/list-submissions.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

type Needs = Pick<Context, 'db' | 'mail' | 'settings'>;

/** Tells each administrator about a property that was submitted. */
export const mailTeam = async (
  { db, mail, settings }: Needs,
  { submissionId }: ProductEvents['property.submitted'],
): Promise<void> => {
  const submission = await findSubmission(db, submissionId);
  if (!submission) return;
  const place = `${submission.city}, ${submission.state}`;
  const composed = await composeMail({
    subject: `Property submitted: ${place}`,
    preview: `${submission.submitterName} asks the team to look at a property.`,
    heading: 'A property was submitted',
    paragraphs: [
      `${submission.submitterName} was told that the team reviews the submission and reaches out within 24-48 hours.`,
      ...(submission.notes ? [`Notes: ${submission.notes}`] : []),
    ],
    facts: [
      { label: 'Name', value: submission.submitterName },
      { label: 'Phone', value: submission.submitterPhone },
      { label: 'Email', value: submission.submitterEmail },
      ...factsOf(submission),
    ],
    action: { label: 'Open the admin portal', url: `${settings.origin}/admin-portal` },
  });
  for (const to of settings.adminEmails) {
    await mail.send({ to, ...composed, idempotencyKey: `property-${submissionId}-${to}` });
  }
};

/** Tells the sender what has arrived. */
export const mailConfirmation = async (
  { db, mail }: Needs,
  { submissionId }: ProductEvents['property.submitted'],
): Promise<void> => {
  const submission = await findSubmission(db, submissionId);
  if (!submission) return;
  const composed = await composeMail({
    subject: 'We received your property submission',
    preview: 'Our team will review your submission and reach out within 24-48 hours.',
    heading: 'We received your property',
    paragraphs: [
      `Hello ${submission.submitterName}, our team will review your submission and reach out within 24-48 hours.`,
      'Nothing has been agreed by this: it is neither an offer nor advice, and you owe nothing.',
    ],
    facts: factsOf(submission),
    footnotes: [
      `If something is wrong, or if you want us to delete the submission and its files, write to ${brand.supportEmail}.`,
      'If you did not send this, somebody else has entered your address. Please tell us, and we delete it.',
    ],
  });
  const to = submission.submitterEmail;
  await mail.send({ to, ...composed, idempotencyKey: `property-confirmation-${submissionId}` });
};

const factsOf = (submission: PropertySubmissionEntry): NonNullable<MailContent['facts']> => {
  const { address, city, state, zipCode, estimatedValueInCents, files } = submission;
  const told = [
    { label: 'Property', value: `${address}, ${city}, ${state} ${zipCode}` },
    { label: 'Type', value: nameOfChoice(propertyTypes, submission.propertyType) },
    { label: 'Condition', value: nameOfChoice(propertyConditions, submission.condition) },
    {
      label: 'Estimated value',
      value: estimatedValueInCents === null ? undefined : formatMoney(estimatedValueInCents),
    },
    { label: 'Photos and videos', value: files.length === 0 ? 'none' : String(files.length) },
  ];
  return told.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
};
