import { eq } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { requirePassword } from '#accounts/require-password.ts';
import { replaceRecoveryCodes } from '#accounts/second-factor/recovery-codes.ts';
import { users } from '#accounts/tables.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

/** Makes ten new recovery codes; the ones before stop working. */
export const renewRecoveryCodes = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'settings'> & Pick<Accounts, 'auth' | 'rateLimit'>,
  input: { readonly member: Member; readonly password: string; readonly origin: Origin },
): Promise<string[]> => {
  const { db, announce, clock } = context;
  const { userId } = input.member;
  await requirePassword(context, { userId, password: input.password });

  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user?.secondFactorSince) {
      throw new Refused('conflict', { code: 'not-on', message: 'Please set up your second factor first.' });
    }
    const codes = await replaceRecoveryCodes({ ...context, tx }, userId);
    const action = 'recovery codes renewed';
    const entry = { stream: `account:${userId}`, at: clock(), actor: `member:${userId}`, action };
    await appendAudit(tx, { ...entry, origin: input.origin });

    const change = { userId, change: 'recovery-codes-renewed', at: clock().toISOString() } as const;
    await announce(tx, 'account.protection-changed', change);
    return codes;
  });
};
