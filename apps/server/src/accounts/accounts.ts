import { eq } from 'drizzle-orm';
import { createAuth, type Auth } from '#accounts/create-auth.ts';
import { showCauses } from '#accounts/show-causes.ts';
import { sessions } from '#accounts/tables.ts';
import type { Actor } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { rateLimitOf, type RateLimit } from '#platform/rate-limit.ts';

/** What the account verbs share: the authentication library and the counters of attempts. */
export interface Accounts {
  readonly auth: Auth;
  readonly rateLimit: RateLimit;
  /** Who a request comes from, by its session cookie or bearer token. */
  readonly findActor: (headers: Headers) => Promise<Actor>;
  /** Which session of a member a request belongs to. */
  readonly loadSessionId: (headers: Headers) => Promise<string>;
}

const seenAgainAfterMs = 60_000;

export const createAccounts = (context: Pick<Context, 'db' | 'announce' | 'clock' | 'settings'>): Accounts => {
  const library = createAuth(context);
  const auth: Auth = { ...library, api: showCauses(library.api) };
  return {
    auth,
    rateLimit: rateLimitOf(context.db),
    findActor: async (headers) => {
      const isAnonymous = !headers.has('Cookie') && !headers.has('Authorization');
      const found = isAnonymous ? null : await auth.api.getSession({ headers });
      if (!found) return { kind: 'guest' };
      await noteSeen(context, found.session);
      const { id, name, email, role, secondFactorSince } = found.user;
      // The role waits for the second factor that it requires.
      const isAdmin = role === 'admin' && Boolean(secondFactorSince);
      return { kind: 'member', userId: id, name, email, role: isAdmin ? 'admin' : 'member' };
    },
    loadSessionId: async (headers) => {
      const found = await auth.api.getSession({ headers });
      if (!found) throw new Error('a member without a session');
      return found.session.id;
    },
  };
};

/** Keeps when a device was last seen, to the minute. */
const noteSeen = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  session: { readonly id: string; readonly updatedAt: Date },
): Promise<void> => {
  const now = clock();
  if (now.getTime() - session.updatedAt.getTime() < seenAgainAfterMs) return;
  await db.update(sessions).set({ updatedAt: now }).where(eq(sessions.id, session.id));
};
