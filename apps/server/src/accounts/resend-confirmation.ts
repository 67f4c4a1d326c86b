import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Accounts } from '#accounts/accounts.ts';
import { resendsFromAddress, resendsOfSource, resentMailsToAddress } from '#accounts/limits.ts';
import { nobody } from '#accounts/find-contact.ts';
import { users } from '#accounts/tables.ts';
import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refused } from '#platform/refused.ts';

const resendCooldownSeconds = 60;
const tooMany = 'Too many requests. Please wait a few minutes before trying again.';

/** Mails the confirmation link again. The answer is the same whether or not the address is known or confirmed. */
export const resendConfirmation = async (
  { db, announce, rateLimit }: Pick<Context, 'db' | 'announce'> & Pick<Accounts, 'rateLimit'>,
  input: { readonly email: string; readonly origin: Origin },
): Promise<{ cooldownSeconds: number }> => {
  const email = input.email.trim().toLowerCase();
  if (!isEmailAddress(email)) {
    throw new Refused('invalid', { code: 'invalid-email', message: 'Please enter a valid email address.' });
  }
  const network = networkOf(input.origin.ipAddress);
  await rateLimit.count(resendsFromAddress, network, tooMany);
  await rateLimit.count(resendsOfSource, `${network} ${email}`, tooMany);
  // Not said: what strangers ask for must not keep the owner from asking, and the mails that came lead on.
  const isMailed = await rateLimit.take(resentMailsToAddress, email);

  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    // For nobody too, so that the time it takes tells nothing.
    const userId = !isMailed || !user || user.emailVerified ? nobody : user.id;
    await announce(tx, 'account.confirmation-requested', { userId, requestId: randomUUID() });
  });
  return { cooldownSeconds: resendCooldownSeconds };
};
