import { brand } from '@evergrant/domain/brand/brand.ts';
import { findPayee } from '#affiliates/payouts/find-payee.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly label?: string;
}

const wordsByDecision: Readonly<Record<ProductEvents['affiliate.decided']['decision'], Words>> = {
  approve: {
    subject: `You are an affiliate of ${brand.name}`,
    preview: 'Your application was approved. Your referral link is ready.',
    paragraphs: [
      'Your application was approved. Your referral link is ready, with a button to copy it.',
      'Set up where you are paid next: without it we can count what you earn, but not send it.',
    ],
    label: 'Open my affiliate dashboard',
  },
  reject: {
    subject: 'About your affiliate application',
    preview: 'Your application was not approved.',
    paragraphs: [
      'Thank you for your interest. Your application was not approved this time.',
      'If you think that we missed something, answer this mail or call us: a person reads it.',
    ],
  },
  suspend: {
    subject: 'Your affiliate account is suspended',
    preview: 'Your referral link earns nothing for the moment.',
    paragraphs: [
      'Your affiliate account is suspended: your referral link earns nothing and nothing is paid out for the moment.',
      'What you have earned stays in the books. Please write to us or call us, so that we can clear this up together.',
    ],
  },
  reinstate: {
    subject: 'Your affiliate account is active again',
    preview: 'Your referral link works again.',
    paragraphs: ['Your affiliate account is active again: your referral link works, and what you earn is paid out.'],
    label: 'Open my affiliate dashboard',
  },
};

/** Tells the applicant what an administrator has decided. */
export const mailDecision = async (
  { db, mail, settings }: Pick<Context, 'db' | 'mail' | 'settings'>,
  { affiliateId, decision, at }: ProductEvents['affiliate.decided'],
): Promise<void> => {
  const payee = await findPayee(db, affiliateId);
  if (!payee) return;

  const { subject, preview, paragraphs, label } = wordsByDecision[decision];
  const composed = await composeMail({
    subject,
    preview,
    heading: subject,
    paragraphs: [`Hello ${payee.firstName},`, ...paragraphs],
    ...(label ? { action: { label, url: `${settings.origin}/affiliate-dashboard` } } : {}),
  });
  await mail.send({
    to: payee.email,
    ...composed,
    idempotencyKey: `affiliate-${decision}-${affiliateId}-${at}`,
  });
};
