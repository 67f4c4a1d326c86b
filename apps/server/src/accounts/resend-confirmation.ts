import { eq } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { resendsFromAddress, resendsToAddress } from '#accounts/limits.ts';
import { nobody } from '#accounts/find-contact.ts';
import { users } from '#accounts/tables.ts';
import { isEmailAddress } from '#accounts/validate-registration.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refused } from '#platform/refused.ts';

export const resendCooldownSeconds = 60;
const tooMany = 'Too many requests. Please wait a few minutes before trying again.';

/** Mails the confirmation link again. The answer is the same whether or not the address is known or confirmed. */
export const resendConfirmation = async (
  { db, announce }: Pick<Context, 'db' | 'announce'>,
  { rateLimit }: Pick<Accounts, 'rateLimit'>,
  input: { readonly email: string; readonly origin: Origin },
): Promise<{ cooldownSeconds: number }> => {
  const email = input.email.trim().toLowerCase();
  if (!isEmailAddress(email)) {
    throw new Refused('invalid', { code: 'invalid-email', message: 'Please enter a valid email address.' });
  }
  await rateLimit.count(resendsFromAddress, networkOf(input.origin.ipAddress), tooMany);
  await rateLimit.count(resendsToAddress, email, tooMany);

  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    // For nobody too, so that the time it takes tells nothing.
    const userId = !user || user.emailVerified ? nobody : user.id;
    await announce(tx, 'account.confirmation-requested', { userId, isReminder: true });
  });
  return { cooldownSeconds: resendCooldownSeconds };
};
