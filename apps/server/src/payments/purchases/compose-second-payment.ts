import { composeMail, type ComposedMail } from '#notifications/compose-mail.ts';
import type { MailContent } from '#notifications/mail-content.ts';

interface PaidTwice {
  readonly amount: string;
  readonly facts: NonNullable<MailContent['facts']>;
  /** Of the buyer, where one is known. */
  readonly email: string | undefined;
  /** Of the links. */
  readonly origin: string;
}

/** What the administrators read where the same was paid for twice. */
export const composeSecondPayment = ({ amount, facts, email, origin }: PaidTwice): Promise<ComposedMail> =>
  composeMail({
    subject: `Paid twice: ${amount} is given back`,
    preview: `${email ?? 'A buyer'} paid for the same thing twice.`,
    heading: 'The same was paid for twice',
    paragraphs: [
      'The second payment is given back by itself. Please look at the purchase in the portal: it should say Refunded within a few minutes.',
    ],
    facts: [{ label: 'Buyer', value: email ?? 'Unknown' }, ...facts],
    action: { label: 'Open the portal', url: `${origin}/admin-portal` },
  });
