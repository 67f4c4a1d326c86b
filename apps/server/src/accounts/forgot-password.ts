import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Accounts } from '#accounts/accounts.ts';
import { nobody } from '#accounts/find-contact.ts';
import { resetsFromAddress, resetsToAddress } from '#accounts/limits.ts';
import { users } from '#accounts/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refused } from '#platform/refused.ts';

const tooMany = 'Too many attempts. Please wait a few minutes before trying again.';

/**
 * Has a link mailed to choose a new password, if there is an account. Neither the answer nor the time that it takes says
 * whether there is: the link is made by a job.
 */
export const forgotPassword = async (
  { db, announce }: Pick<Context, 'db' | 'announce'>,
  { rateLimit }: Pick<Accounts, 'rateLimit'>,
  input: { readonly email: string; readonly origin: Origin },
): Promise<void> => {
  const email = input.email.trim().toLowerCase();
  if (!z.email().safeParse(email).success) {
    const message = email ? 'Please enter a valid email address.' : 'Please enter your email address.';
    throw new Refused('invalid', { code: 'invalid-email', message });
  }
  await rateLimit.count(resetsFromAddress, networkOf(input.origin.ipAddress), tooMany);
  await rateLimit.count(resetsToAddress, email, tooMany);

  await db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    await announce(tx, 'account.reset-asked', { userId: user?.id ?? nobody });
  });
};
