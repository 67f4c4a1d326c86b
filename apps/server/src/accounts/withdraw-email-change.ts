import { eq } from 'drizzle-orm';
import { emailChanges } from '#accounts/tables.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';

/** Takes back a wish for another address; the link that was mailed leads nowhere then. Without a wish nothing happens. */
export const withdrawEmailChange = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { member: { userId }, origin }: { readonly member: Member; readonly origin: Origin },
): Promise<void> =>
  db.transaction(async (tx) => {
    const withdrawn = await tx.delete(emailChanges).where(eq(emailChanges.userId, userId)).returning();
    if (withdrawn.length === 0) return;
    const action = 'change of email address withdrawn';
    await appendAudit(tx, { stream: `account:${userId}`, at: clock(), actor: `member:${userId}`, action, origin });
  });
