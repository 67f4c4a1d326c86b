import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { signInChallenges } from '#accounts/tables.ts';
import type { Context } from '#platform/context.ts';

/** How long a right password waits for its second factor. */
export const challengeSeconds = 10 * 60;

/** Remembers that the password was right; the answer is the secret that the browser keeps meanwhile. */
export const openChallenge = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  await db.delete(signInChallenges).where(lte(signInChallenges.expiresAt, now));
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000);
  await db.insert(signInChallenges).values({ tokenHash: hashOf(token), userId, expiresAt });
  return token;
};

interface Challenge {
  readonly tokenHash: string;
  readonly userId: string;
}

/** Whose password was right; undefined when it was too long ago, or the account has changed since. */
export const findChallenge = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string | undefined,
): Promise<Challenge | undefined> => {
  if (!token) return undefined;
  const isOpen = and(eq(signInChallenges.tokenHash, hashOf(token)), gt(signInChallenges.expiresAt, clock()));
  const [found] = await db.select().from(signInChallenges).where(isOpen);
  return found;
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
