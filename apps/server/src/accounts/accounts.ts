import { createAuth, type Auth } from '#accounts/create-auth.ts';
import type { Actor } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { createRateLimit, type RateLimit } from '#platform/rate-limit.ts';

/** What the account verbs share: the authentication library and the counters of attempts. */
export interface Accounts {
  readonly auth: Auth;
  readonly rateLimit: RateLimit;
  /** Who a request comes from, by its session cookie or bearer token. */
  readonly findActor: (headers: Headers) => Promise<Actor>;
}

export const createAccounts = (context: Pick<Context, 'db' | 'announce' | 'clock' | 'settings'>): Accounts => {
  const auth = createAuth(context);
  return {
    auth,
    rateLimit: createRateLimit(context.db),
    findActor: async (headers) => {
      const isAnonymous = !headers.has('Cookie') && !headers.has('Authorization');
      const found = isAnonymous ? null : await auth.api.getSession({ headers });
      if (!found) return { kind: 'guest' };
      const { id, name, email, role } = found.user;
      return { kind: 'member', userId: id, name, email, role: role === 'admin' ? 'admin' : 'member' };
    },
  };
};
