import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Origin } from '#platform/actor.ts';

/** Adds `auth.api.openSession`: a session for somebody whose password and second factor were right. Not served. */
export const openSession = () =>
  ({
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new Error(`no user ${ctx.body.userId}`);
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ token: session.token });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

/** Carries the address that we found out to where sessions are written; requests of clients are never read for it. */
export const addressHeader = 'x-evergrant-address';

/** What a new session remembers of where it came from. */
export const sessionHeaders = ({ ipAddress, userAgent }: Origin): Headers =>
  new Headers({ 'User-Agent': userAgent, [addressHeader]: ipAddress });
