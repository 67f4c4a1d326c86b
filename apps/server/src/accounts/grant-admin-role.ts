import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';

/** Makes the owner of a confirmed address that the operator named an administrator; repeats change nothing. */
export const grantAdminRole = async (
  { tx, settings, clock }: Inside<'settings' | 'clock'>,
  userId: string,
): Promise<void> => {
  if (settings.adminEmails.length === 0) return;
  const named = and(eq(users.emailVerified, true), inArray(users.email, [...settings.adminEmails]));
  const granted = await tx
    .update(users)
    .set({ role: 'admin' })
    .where(and(eq(users.id, userId), eq(users.role, 'member'), named))
    .returning({ id: users.id });

  if (granted.length === 0) return;
  await appendAudit(tx, { stream: `account:${userId}`, at: clock(), actor: 'system', action: 'administrator named' });
};
