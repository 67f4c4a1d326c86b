import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Accounts } from '#accounts/accounts.ts';
import { nobody } from '#accounts/find-contact.ts';
import { resetMailsOfBrowser, resetMailsOfSource, resetMailsToAddress, resetsFromAddress } from '#accounts/limits.ts';
import { users } from '#accounts/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refused } from '#platform/refused.ts';

const tooMany = 'Too many attempts. Please wait a few minutes before trying again.';

interface Asked {
  readonly email: string;
  readonly origin: Origin;
  /** The browser's id where this account was signed in to before. */
  readonly browser?: string | undefined;
}

/**
 * Has a link mailed to choose a new password, if there is an account. Neither the answer nor the time that it takes says
 * whether there is: the link is made by a job. Nor is it said when there were mails enough: what a stranger asks for must
 * not keep the owner of the address from asking.
 */
export const forgotPassword = async (
  { db, announce, rateLimit }: Pick<Context, 'db' | 'announce'> & Pick<Accounts, 'rateLimit'>,
  { origin, browser, ...input }: Asked,
): Promise<void> => {
  const email = input.email.trim().toLowerCase();
  if (!z.email().safeParse(email).success) {
    const message = email ? 'Please enter a valid email address.' : 'Please enter your email address.';
    throw new Refused('invalid', { code: 'invalid-email', message });
  }
  const network = networkOf(origin.ipAddress);
  await rateLimit.count(resetsFromAddress, network, tooMany);
  const isMailed = browser
    ? await rateLimit.take(resetMailsOfBrowser, `${browser} ${email}`)
    : (await rateLimit.take(resetMailsOfSource, `${network} ${email}`)) &&
      (await rateLimit.take(resetMailsToAddress, email));

  await db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    await announce(tx, 'account.reset-asked', { userId: isMailed && user ? user.id : nobody });
  });
};
