import { composeMail, type ComposedMail } from '#notifications/compose-mail.ts';
import type { MailContent } from '#notifications/mail-content.ts';

export interface FailedRefund {
  readonly amount: string;
  readonly facts: NonNullable<MailContent['facts']>;
  /** In the words of the provider. */
  readonly reason: string | null;
  /** Of the links. */
  readonly origin: string;
  /** Of the buyer, where one is known. */
  readonly email: string | undefined;
}

/** What the administrators read of money that was given back and did not arrive. */
export const composeRefundFailure = ({ amount, facts, reason, origin, email }: FailedRefund): Promise<ComposedMail> =>
  composeMail({
    subject: `A refund failed: ${amount}`,
    preview: `${email ?? 'A buyer'} did not get the money back.`,
    heading: 'Money that was given back did not arrive',
    paragraphs: [
      'The payment provider could not return this money; it is on our balance again. The purchase no longer stands as refunded. Please try again in the portal, or find another way together with the buyer.',
    ],
    facts: [
      { label: 'Buyer', value: email ?? 'Unknown' },
      ...facts,
      { label: 'What the provider says', value: reason ?? 'Nothing' },
    ],
    action: { label: 'Open the portal', url: `${origin}/admin-portal` },
  });
