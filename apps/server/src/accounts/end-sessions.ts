import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '#accounts/tables.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

interface Ending {
  readonly member: Member;
  readonly sessionId: string;
  readonly origin: Origin;
}

/** Signs out one device of the member; another member's session is not found. */
export const endSession = (
  context: Pick<Context, 'db' | 'clock'>,
  { member, sessionId, origin }: Ending,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const own = and(eq(sessions.userId, member.userId), eq(sessions.id, sessionId));
    const ended = await tx.delete(sessions).where(own).returning({ id: sessions.id });
    if (ended.length === 0) {
      throw new Refused('absent', { code: 'not-found', message: 'This device is signed out already.' });
    }
    await appendAudit(tx, entryOf(context, { member, origin, ended: 1 }));
  });

/** Signs out every device of the member but the one that asks. */
export const endOtherSessions = (
  context: Pick<Context, 'db' | 'clock'>,
  { member, sessionId, origin }: Ending,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const others = and(eq(sessions.userId, member.userId), ne(sessions.id, sessionId));
    const ended = await tx.delete(sessions).where(others).returning({ id: sessions.id });
    await appendAudit(tx, entryOf(context, { member, origin, ended: ended.length }));
  });

const entryOf = (
  { clock }: Pick<Context, 'clock'>,
  { member: { userId }, origin, ended }: Omit<Ending, 'sessionId'> & { readonly ended: number },
) => ({
  stream: `account:${userId}`,
  at: clock(),
  actor: `member:${userId}`,
  action: 'devices signed out',
  details: { count: ended },
  origin,
});
