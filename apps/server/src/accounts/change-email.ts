import { randomUUID } from 'node:crypto';
import type { Accounts } from '#accounts/accounts.ts';
import { emailChangesOfAccount } from '#accounts/limits.ts';
import { requirePassword } from '#accounts/require-password.ts';
import { emailChanges } from '#accounts/tables.ts';
import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

export const emailChangeSeconds = 24 * 60 * 60;

interface Wanted {
  readonly member: Member;
  readonly email: string;
  readonly password: string;
  readonly origin: Origin;
}

/** Asks the owner of a new address for their word. Whether the address is known already changes nothing here. */
export const changeEmail = async (
  context: Pick<Context, 'db' | 'announce' | 'clock'> & Pick<Accounts, 'auth' | 'rateLimit'>,
  { member, password, origin, ...wanted }: Wanted,
): Promise<void> => {
  const { db, announce, clock } = context;
  const { userId } = member;
  const newEmail = wanted.email.trim().toLowerCase();
  const mistake = findEmailMistake(newEmail, member.email);
  if (mistake) {
    throw new Refused('invalid', {
      code: 'invalid-email',
      message: mistake,
      errors: [{ field: 'email', message: mistake }],
    });
  }
  await requirePassword(context, { userId, password });
  const tooMany = 'Too many requests. Please wait a few minutes before trying again.';
  await context.rateLimit.count(emailChangesOfAccount, userId, tooMany);

  await db.transaction(async (tx) => {
    const expiresAt = new Date(clock().getTime() + emailChangeSeconds * 1000);
    const change = { changeId: randomUUID(), newEmail, expiresAt };
    await tx
      .insert(emailChanges)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change });
    const action = 'change of email address requested';
    await appendAudit(tx, { stream: `account:${userId}`, at: clock(), actor: `member:${userId}`, action, origin });

    await announce(tx, 'account.email-change-requested', { changeId: change.changeId });
  });
};

const findEmailMistake = (newEmail: string, presentEmail: string): string | undefined => {
  if (!newEmail) return 'Please enter your new email address.';
  if (!isEmailAddress(newEmail)) return 'Please enter a valid email address.';
  if (newEmail === presentEmail) return 'This is already your email address.';
  return undefined;
};
