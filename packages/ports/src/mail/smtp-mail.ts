import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { MailRefused, MailUnavailable } from '#mail/mail.ts';
import type { Mail, MailMessage } from '#mail/mail.ts';
import { requireMailAddress } from '#mail/require-mail-address.ts';

export interface SmtpMail extends Mail {
  /** Lets go of the connections that are kept open between messages. */
  readonly close: () => void;
}

/**
 * Mail through an SMTP server.
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from the sender, such as `Evergrant <no-reply@example.org>`
 */
export const createSmtpMail = ({ url, from }: { readonly url: string; readonly from: string }): SmtpMail => {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 });
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

  const send = async (message: MailMessage): Promise<void> => {
    const address = requireMailAddress(message.to);
    try {
      await transport.sendMail({
        from,
        to: { name: '', address },
        subject: message.subject,
        text: message.text,
        html: message.html,
        attachments: (message.attachments ?? []).map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content),
        })),
        messageId: messageIdOf(message, domain),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw translateSmtpError(error);
    }
  };

  return { send, close: () => transport.close() };
};

// SMTP has no idempotency: a repeat carries the same Message-ID, so that mailboxes can recognise it.
const messageIdOf = ({ idempotencyKey, to }: MailMessage, domain: string): string =>
  `<${createHash('sha256').update(`${idempotencyKey}\n${to}`).digest('hex').slice(0, 40)}@${domain}>`;

const translateSmtpError = (error: unknown): Error => {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const command = error instanceof Error && 'command' in error ? String(error.command) : '';
  const reason = error instanceof Error ? error.message : String(error);
  // A 5xx to the log-in is the operator's mistake, not the message's: it can be repaired and repeated.
  if (code >= 500 && !command.startsWith('AUTH')) return new MailRefused(reason, { cause: error });
  return new MailUnavailable(reason, { cause: error });
};
