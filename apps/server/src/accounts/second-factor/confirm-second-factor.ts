import { and, eq, ne } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { secondFactorsOfAccount } from '#accounts/limits.ts';
import { replaceRecoveryCodes } from '#accounts/second-factor/recovery-codes.ts';
import { takeTotpCode } from '#accounts/second-factor/take-totp-code.ts';
import { wrongCode } from '#accounts/second-factor/wrong-code.ts';
import { secondFactors, sessions, users } from '#accounts/tables.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

interface Confirmation {
  readonly member: Member;
  /** The session that asks, which goes on. */
  readonly sessionId: string;
  readonly code: string;
  readonly origin: Origin;
}

/** Turns the second factor on, once the app shows the right code. Sessions that never gave one end. */
export const confirmSecondFactor = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'settings'> & Pick<Accounts, 'rateLimit'>,
  { member: { userId }, sessionId, code, origin }: Confirmation,
): Promise<string[]> => {
  const { db, announce, clock, rateLimit } = context;
  if (!code.trim()) throw wrongCode('missing', 'Please enter the code that your app shows.');
  const tooMany = 'Too many attempts. Please wait a few minutes before trying again.';
  await rateLimit.count(secondFactorsOfAccount, userId, tooMany);

  const recoveryCodes = await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const [begun] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    if (!begun || user?.secondFactorSince) throw notBegun(Boolean(begun));
    if (!(await takeTotpCode({ ...context, tx }, { userId, typed: code }))) throw wrongCode('wrong-code', isWrong);
    await tx.update(users).set({ secondFactorSince: clock() }).where(eq(users.id, userId));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    const codes = await replaceRecoveryCodes({ ...context, tx }, userId);
    const action = 'second factor turned on';
    await appendAudit(tx, { stream: `account:${userId}`, at: clock(), actor: `member:${userId}`, action, origin });

    const change = { userId, change: 'second-factor-on', at: clock().toISOString() } as const;
    await announce(tx, 'account.protection-changed', change);
    return codes;
  });
  await rateLimit.forget(secondFactorsOfAccount, userId);
  return recoveryCodes;
};

const isWrong = 'This code is not right. Enter the newest one that your app shows.';

const notBegun = (isOn: boolean): Refused =>
  isOn
    ? new Refused('conflict', { code: 'already-on', message: 'Your second factor is set up already.' })
    : new Refused('conflict', { code: 'not-begun', message: 'Please begin with the QR code.' });
