import { eq } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { requirePassword } from '#accounts/require-password.ts';
import { recoveryCodes, secondFactors, signInChallenges, users } from '#accounts/tables.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

/** Turns the second factor off and forgets its secret and recovery codes. Administrators must keep theirs. */
export const endSecondFactor = async (
  context: Pick<Context, 'db' | 'announce' | 'clock'> & Pick<Accounts, 'auth' | 'rateLimit'>,
  input: { readonly member: Member; readonly password: string; readonly origin: Origin },
): Promise<void> => {
  const { db, announce, clock } = context;
  const { userId } = input.member;
  await requirePassword(context, { userId, password: input.password });

  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (user?.role === 'admin') {
      const message = 'Administrators need a second factor. It cannot be turned off.';
      throw new Refused('forbidden', { code: 'required-for-administrators', message });
    }
    // A secret that was never confirmed goes too.
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    if (!user?.secondFactorSince) return;
    await tx.update(users).set({ secondFactorSince: null }).where(eq(users.id, userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
    const entry = { stream: `account:${userId}`, at: clock(), actor: `member:${userId}` };
    await appendAudit(tx, { ...entry, action: 'second factor turned off', origin: input.origin });

    const change = { userId, change: 'second-factor-off', at: clock().toISOString() } as const;
    await announce(tx, 'account.protection-changed', change);
  });
};
