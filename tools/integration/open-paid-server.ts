import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createStripePayments } from '@evergrant/ports/payments/stripe-payments.ts';
import { createAccounts } from '@evergrant/server/accounts/accounts.ts';
import { createApp } from '@evergrant/server/app.ts';
import { openTestContext, type TestContext } from '@evergrant/server/platform/testing/open-test-context.ts';
import { createJobs } from '@evergrant/server/worker.ts';
import type { Context } from '@evergrant/server/platform/context.ts';
import type { Database } from '@evergrant/server/platform/database/database.ts';
import { createServer as createConformanceServer, loadSpec } from '#stripe-conformance/validate.mjs';
import type { ConformanceServer } from '#stripe-conformance/validate.mjs';
import { closeServer, listenOnAnyPort, secretKey, webhookSecret } from '#stripe-sandbox/open-test-shop.ts';
import { startSandbox, type Sandbox } from '#stripe-sandbox/start-sandbox.ts';

/** Our server with the sandbox as its payment provider: real calls through the conformance proxy, real webhooks back. */
export interface PaidServer {
  readonly context: Context;
  /** The same without the proxy, for faults that it cannot pass on. */
  readonly direct: Context;
  readonly embedded: TestContext;
  readonly sandbox: Sandbox;
  readonly proxy: ConformanceServer;
  readonly url: string;
  /** Where the proxy listens, for other processes. */
  readonly proxyPort: number;
  /** Resolves when every webhook has been taken and every job it caused is done. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface PaidServerOptions {
  readonly database?: Database;
  /** No job is done by itself; the test says when. */
  readonly isIdle?: boolean;
  readonly adminEmails?: readonly string[];
  readonly clock?: () => Date;
}

export const openPaidServer = async (options: PaidServerOptions = {}): Promise<PaidServer> => {
  const opened = await openTestContext(options.database);
  const settings = { ...opened.settings, adminEmails: options.adminEmails ?? [] };
  const embedded: TestContext = { ...opened, settings, clock: options.clock ?? opened.clock };
  const dataDir = mkdtempSync(join(tmpdir(), 'evergrant-paid-'));
  let fetch: (request: Request, env: object) => Response | Promise<Response> = () =>
    new Response('not open yet', { status: 503 });
  const server = createAdaptorServer({ fetch: (request, env) => fetch(request, env) }) as Server;
  const url = `http://127.0.0.1:${await listenOnAnyPort(server)}`;
  const sandbox = await startSandbox({
    dataDir,
    secretKey,
    webhookSecret,
    webhookUrl: `${url}/api/payments/webhook`,
    retryDelaysInMs: [5, 20, 50],
  });
  const proxy = createConformanceServer(loadSpec(), { target: `http://127.0.0.1:${sandbox.port}`, quiet: true });
  const peer = { secretKey, webhookSecret, host: '127.0.0.1', protocol: 'http' } as const;
  const proxyPort = await listenOnAnyPort(proxy);
  const context: Context = { ...embedded, payments: createStripePayments({ ...peer, port: proxyPort }) };
  const parts = { context, accounts: createAccounts(context), trustedProxies: 0, areJobsRunning: () => true };
  fetch = createApp(parts).fetch;
  if (!options.isIdle) await embedded.work(createJobs(context));

  return {
    context,
    direct: { ...embedded, payments: createStripePayments({ ...peer, port: sandbox.port }) },
    embedded,
    sandbox,
    proxy,
    proxyPort,
    url,
    settled: async () => {
      await sandbox.webhooksSettled();
      await embedded.jobsDone();
    },
    stop: async () => {
      await sandbox.stop();
      await closeServer(proxy);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await embedded.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
