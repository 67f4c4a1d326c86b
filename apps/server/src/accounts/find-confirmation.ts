import { signJWT, verifyJWT } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#accounts/tables.ts';
import type { Context } from '#platform/context.ts';

/** How long a mailed confirmation link works. */
export const confirmationSeconds = 24 * 60 * 60;

const Claims = z.object({ confirmation: z.string() });

/** The token of a mailed link; it names the registration and not the address. Made in the job that mails it, kept nowhere. */
export const signConfirmation = (settings: Context['settings'], userId: string): Promise<string> =>
  signJWT({ confirmation: userId } satisfies z.infer<typeof Claims>, settings.secret, confirmationSeconds);

interface Confirmation {
  readonly userId: string;
  readonly email: string;
  readonly isConfirmed: boolean;
}

/** The registration that a link would confirm; undefined when it is altered, too old, or another one took its place. */
export const findConfirmation = async (
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  token: string | undefined,
): Promise<Confirmation | undefined> => {
  const claims = Claims.safeParse(token ? await verifyJWT(token, settings.secret) : undefined);
  if (!claims.success) return undefined;
  const columns = { userId: users.id, email: users.email, isConfirmed: users.emailVerified };
  const [found] = await db.select(columns).from(users).where(eq(users.id, claims.data.confirmation));
  return found;
};

/** Whether the registration of a browser has been confirmed meanwhile. */
export const isRegistrationConfirmed = async (
  { db }: Pick<Context, 'db'>,
  registeredId: string | undefined,
): Promise<boolean> => {
  if (!registeredId) return false;
  const [found] = await db.select({ isConfirmed: users.emailVerified }).from(users).where(eq(users.id, registeredId));
  return found?.isConfirmed ?? false;
};
