import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Tells every administrator that an entry of the audit trail is not as it was written. */
export const mailAuditBreak = async (
  { mail, settings }: Pick<Context, 'mail' | 'settings'>,
  { stream, position }: ProductEvents['audit.broken'],
): Promise<void> => {
  const composed = await composeMail({
    subject: 'The audit log does not hold',
    preview: 'An entry was changed or removed after it was written.',
    heading: 'The audit log does not hold',
    paragraphs: [
      'Every entry of the audit log carries the hash of the one before it. Tonight a chain was followed that does not fit: an entry was changed or removed in the database.',
      'Keep today’s backups, compare this stream with an older one, and find out who can write to the database. We tell you of this stream once.',
    ],
    facts: [
      { label: 'Stream', value: stream },
      { label: 'First entry that does not fit', value: String(position) },
    ],
  });
  for (const to of settings.adminEmails)
    await mail.send({ to, ...composed, idempotencyKey: `audit-broken-${stream}-${to}` });
};
