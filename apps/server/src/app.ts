import { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { serveAccounts } from '#accounts/routes.ts';
import type { Accounts } from '#accounts/accounts.ts';
import { followReferrals } from '#affiliates/referrals/follow-referrals.ts';
import { rememberReferral } from '#affiliates/referrals/remember-referral.ts';
import { serveAffiliates } from '#affiliates/routes.ts';
import type { Context } from '#platform/context.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { limitBodies, refuseForeignWrites, refuseUnstorable, securityHeaders } from '#platform/http/guard-requests.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { logRequests } from '#platform/http/log-requests.ts';
import { serveApiDocs } from '#platform/http/serve-api-docs.ts';
import { respondWithProblem } from '#platform/http/problem.ts';
import { Refused } from '#platform/refused.ts';
import { serveAdministration } from '#administration/routes.ts';
import { paperBody } from '#assistant/papers/serve-papers.ts';
import { serveAssistant } from '#assistant/routes.ts';
import { serveGuestPurchases } from '#payments/guest-routes.ts';
import { servePersonalData } from '#personal-data/routes.ts';
import { scanBody } from '#signing/serve-scans.ts';
import { propertyUploadBody, serveProperties } from '#properties/routes.ts';
import { serveNotifications } from '#notifications/routes.ts';
import { servePayments } from '#payments/routes.ts';
import { serveSigning } from '#signing/routes.ts';
import { factBody, serveDocuments } from '#documents/routes.ts';

export interface AppParts {
  readonly context: Context;
  readonly accounts: Accounts;
  readonly trustedProxies: number;
  readonly areJobsRunning: () => boolean;
}

/** The HTTP side: one line per capability. Pages are added by whoever serves them. */
export const createApp = (parts: AppParts): OpenAPIHono<HttpEnv> => {
  const { context, accounts } = parts;
  const app = new OpenAPIHono<HttpEnv>();
  app.onError((error, c) => respondWithProblem(c, { error, log: context.log }));
  app.use('*', logRequests(context.log), securityHeaders(context.settings.origin.startsWith('https:')));
  app.get('/healthz', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    const isDatabaseUp = await context.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const isReady = isDatabaseUp && parts.areJobsRunning();
    const body = { status: isReady ? 'ready' : 'not ready', database: isDatabaseUp, jobs: parts.areJobsRunning() };
    return c.json(body, isReady ? 200 : 503);
  });

  app.use(
    '/api/*',
    refuseUnstorable,
    refuseForeignWrites(context.settings.origin),
    limitBodies([propertyUploadBody, scanBody, paperBody], [factBody]),
  );
  app.use('/api/*', async (c, next) => {
    c.set('origin', {
      ipAddress: clientAddress(c, parts.trustedProxies),
      userAgent: c.req.header('User-Agent') ?? 'unknown',
    });
    c.set('actor', await accounts.findActor(c.req.raw.headers));
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use('/api/functions/*', rememberReferral(context));
  app.route('/api', createApi(parts));
  serveApiDocs(app);
  app.all('/api/*', () => {
    throw new Refused('absent', { code: 'not-found', message: 'There is nothing at this address.' });
  });
  app.use('*', followReferrals(parts));
  return app;
};

const createApi = ({ context, accounts }: AppParts): OpenAPIHono<HttpEnv> => {
  const api = new OpenAPIHono<HttpEnv>();
  serveAccounts(api, { ...context, ...accounts });
  serveDocuments(api, context);
  serveAssistant(api, context);
  serveNotifications(api, context);
  servePayments(api, context);
  serveGuestPurchases(api, { ...context, ...accounts });
  serveSigning(api, context);
  servePersonalData(api, { ...context, ...accounts });
  serveAffiliates(api, context);
  serveAdministration(api, context);
  serveProperties(api, context);
  return api;
};
