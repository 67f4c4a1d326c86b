import { MailRefused, type Mail, type MailMessage } from '@evergrant/ports/mail/mail.ts';

/**
 * Sends every message, also when one of them fails: an address that is refused keeps nobody else waiting.
 * @throws MailUnavailable before MailRefused, so that a job runs again for what may still arrive; keys keep repeats apart.
 */
export const mailEach = async (mail: Mail, messages: readonly MailMessage[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const message of messages) await mail.send(message).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures.find((error) => !(error instanceof MailRefused)) ?? failures[0];
};
