import type { Accounts } from '#accounts/accounts.ts';
import { loginsFromAddress, loginsOfAccount, loginsOfBrowser, loginsOfSource } from '#accounts/limits.ts';
import type { Origin } from '#platform/actor.ts';
import { networkOf } from '#platform/network-of.ts';
import type { Limit } from '#platform/rate-limit.ts';

export interface Attempt {
  /** In lower case. */
  readonly email: string;
  readonly origin: Origin;
  /** The browser's id where this account was signed in to before. */
  readonly browser: string | undefined;
}

interface Counter {
  readonly limit: Limit;
  readonly key: string;
  /** Whether a success forgets all that was counted, and not only itself. */
  readonly isOwn: boolean;
}

const tooMany = 'Too many login attempts. Please wait a few minutes before trying again.';

/** Counts a sign-in before its password is checked, so that many at once are counted too. */
export const countLogin = async ({ rateLimit }: Pick<Accounts, 'rateLimit'>, attempt: Attempt): Promise<void> => {
  for (const { limit, key } of countersOf(attempt)) await rateLimit.count(limit, key, tooMany);
};

/** The password was right. */
export const uncountLogin = async ({ rateLimit }: Pick<Accounts, 'rateLimit'>, attempt: Attempt): Promise<void> => {
  for (const { limit, key, isOwn } of countersOf(attempt)) {
    await (isOwn ? rateLimit.forget(limit, key) : rateLimit.giveBack(limit, key));
  }
};

/** Whoever has chosen a password by mail, or confirmed the address, owns the account: what others tried must not keep them out of it. */
export const liftLoginLock = async (
  { rateLimit }: Pick<Accounts, 'rateLimit'>,
  { email, origin, browser }: Attempt,
): Promise<void> => {
  await rateLimit.forget(loginsOfAccount, email);
  await rateLimit.forget(loginsOfSource, `${networkOf(origin.ipAddress)} ${email}`);
  if (browser) await rateLimit.forget(loginsOfBrowser, `${browser} ${email}`);
};

// A browser that is known to the account stands apart: neither strangers nor neighbours use up what it has.
const countersOf = ({ email, origin, browser }: Attempt): readonly Counter[] => {
  if (browser) return [{ limit: loginsOfBrowser, key: `${browser} ${email}`, isOwn: true }];
  const network = networkOf(origin.ipAddress);
  return [
    { limit: loginsFromAddress, key: network, isOwn: false },
    { limit: loginsOfSource, key: `${network} ${email}`, isOwn: true },
    { limit: loginsOfAccount, key: email, isOwn: false },
  ];
};
