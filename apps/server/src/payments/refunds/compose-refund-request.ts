import { composeMail, type ComposedMail } from '#notifications/compose-mail.ts';
import type { MailContent } from '#notifications/mail-content.ts';

interface Asked {
  readonly email: string;
  readonly amount: string;
  readonly facts: NonNullable<MailContent['facts']>;
}

/** What the administrators read of a refund that is asked for. */
export const composeRefundRequest = ({ email, amount, facts }: Asked): Promise<ComposedMail> =>
  composeMail({
    subject: `Refund requested: ${amount}`,
    preview: `${email} asks for the money back.`,
    heading: 'A refund is requested',
    paragraphs: ['A buyer asks for the money back within the guarantee. Please grant or answer it.'],
    facts: [{ label: 'Buyer', value: email }, ...facts],
  });
