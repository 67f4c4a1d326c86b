import { and, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { sendKeptInvitations } from '#signing/send-kept-invitations.ts';
import { witnesses } from '#signing/tables.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'mail' | 'settings' | 'log' | 'announce' | 'automation'>;

/** Sends what was kept and no attempt could send, e.g. while mail was away for long; who waits for the owner goes on waiting. */
export const sendLeftInvitations = async (context: Needs): Promise<void> => {
  const left = await context.db
    .selectDistinct({ documentId: witnesses.documentId })
    .from(witnesses)
    .where(and(isNotNull(witnesses.inviteKeptAt), isNull(witnesses.removedAt)));
  for (const { documentId } of left) {
    await sendKeptInvitations(context, { documentId }).catch((error: unknown) =>
      context.log.warn({ err: error, documentId }, 'a kept invitation could not be sent yet'),
    );
  }
};
