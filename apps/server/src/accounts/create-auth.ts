import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { symmetricEncrypt } from 'better-auth/crypto';
import { bearer } from 'better-auth/plugins';
import { hashSessionTokens } from '#accounts/hash-session-tokens.ts';
import { addressHeader, openSession } from '#accounts/open-session.ts';
import { causeLog } from '#accounts/show-causes.ts';
import { credentials, sessions, users, verifications } from '#accounts/tables.ts';
import { voidOpenLinks } from '#accounts/void-open-links.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';

type Needs = Pick<Context, 'db' | 'announce' | 'clock' | 'settings'>;

/** How long a mailed reset link works. */
export const resetSeconds = 60 * 60;

/** Passwords, sessions and mailed tokens, by better-auth; our own routes speak for it. */
export const createAuth = (context: Needs) => {
  const { db, announce, settings } = context;
  const isHttps = settings.origin.startsWith('https:');
  return betterAuth({
    appName: 'Evergrant',
    baseURL: settings.origin,
    basePath: '/api/auth',
    secret: settings.secret,
    telemetry: { enabled: false },
    logger: causeLog,
    database: tablesIn(db),
    user: {
      additionalFields: {
        role: { type: 'string', required: false, input: false },
        emailConfirmedAt: { type: 'date', required: false, input: false },
        secondFactorSince: { type: 'date', required: false, input: false },
      },
    },
    // Of a mailed reset token only its hash is kept.
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: 7 * 24 * 60 * 60, updateAge: 24 * 60 * 60 },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      disableSignUp: settings.areSignupsDisabled,
      minPasswordLength: settings.minPasswordLength,
      maxPasswordLength: 256,
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      // A mailed link that was not used must not outlive the password it could have replaced.
      onPasswordReset: ({ user }) => notePasswordReset(context, user.id),
      sendResetPassword: async ({ user, token }) => {
        const sealedToken = await symmetricEncrypt({ key: settings.secret, data: token });
        await db.transaction((tx) => announce(tx, 'account.reset-requested', { userId: user.id, sealedToken }));
      },
    },
    // Our own links confirm: they belong to one registration, the library's to an address.
    emailVerification: { sendOnSignUp: false, autoSignInAfterVerification: false },
    // A bearer token is what the session cookie holds, with its signature; see decision 17.
    plugins: [bearer({ requireSignature: true }), openSession()],
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 128 },
      defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: isHttps ? '__Host-evergrant.session' : 'evergrant.session' } },
    },
  });
};

const tablesIn = (db: Needs['db']) =>
  hashSessionTokens(
    drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
  );

const notePasswordReset = ({ db, announce, clock }: Needs, userId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await voidOpenLinks(tx, userId);
    const at = clock();
    await appendAudit(tx, { stream: `account:${userId}`, at, actor: `member:${userId}`, action: 'password reset' });
    await announce(tx, 'account.protection-changed', { userId, change: 'password', at: at.toISOString() });
  });

export type Auth = ReturnType<typeof createAuth>;
