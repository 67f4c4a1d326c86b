import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentEvent, Payments, WebhookRefusal } from '@evergrant/ports/payments/payments.ts';
import { createStripePayments } from '@evergrant/ports/payments/stripe-payments.ts';
import { createServer as createConformanceServer, loadSpec } from '#stripe-conformance/validate.mjs';
import type { ConformanceServer } from '#stripe-conformance/validate.mjs';
import { startSandbox } from '#stripe-sandbox/start-sandbox.ts';
import type { Sandbox, SandboxOptions } from '#stripe-sandbox/start-sandbox.ts';

export const secretKey = 'sk_test_sandbox123';
export const webhookSecret = 'whsec_sandbox123';

/** One webhook request as it came in, and what the port made of it. */
export interface Received {
  readonly rawBody: string;
  readonly signature: string;
  readonly event: PaymentEvent | WebhookRefusal;
}

/** A shop for tests: port → conformance proxy → sandbox, and back by real webhooks. */
export interface TestShop {
  readonly payments: Payments;
  /** The same port without the proxy between: for faults that the proxy itself can't pass on. */
  readonly direct: Payments;
  readonly sandbox: Sandbox;
  readonly proxy: ConformanceServer;
  readonly proxyUrl: string;
  readonly received: readonly Received[];
  /** The statuses that the shop answers to the next webhooks; then 200. */
  readonly webhookAnswers: number[];
  /** Starts the sandbox again on the same data. */
  readonly restart: () => Promise<Sandbox>;
  readonly stop: () => Promise<void>;
}

export const listenOnAnyPort = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

export const closeServer = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
};

const readText = async (request: IncomingMessage): Promise<string> =>
  Buffer.concat(await request.toArray()).toString('utf8');

export const openTestShop = async (extra: Partial<SandboxOptions> = {}): Promise<TestShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const received: Received[] = [];
  const webhookAnswers: number[] = [];
  const shop = createServer((request, response) => {
    void readText(request).then(async (rawBody) => {
      const signature = String(request.headers['stripe-signature']);
      received.push({ rawBody, signature, event: await payments.readWebhook(rawBody, signature) });
      response.writeHead(webhookAnswers.shift() ?? 200).end();
    });
  });
  const options: SandboxOptions = {
    dataDir,
    secretKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${await listenOnAnyPort(shop)}/hook`,
    retryDelaysInMs: [5, 5, 5],
    ...extra,
  };
  let sandbox = await startSandbox(options);
  const proxy = createConformanceServer(loadSpec(), { target: `http://127.0.0.1:${sandbox.port}`, quiet: true });
  const port = await listenOnAnyPort(proxy);
  const peer = { secretKey, webhookSecret, host: '127.0.0.1', protocol: 'http' } as const;
  const payments = createStripePayments({ ...peer, port });

  return {
    payments,
    direct: createStripePayments({ ...peer, port: sandbox.port }),
    get sandbox() {
      return sandbox;
    },
    proxy,
    proxyUrl: `http://127.0.0.1:${port}`,
    received,
    webhookAnswers,
    restart: async () => {
      await sandbox.stop();
      sandbox = await startSandbox({ ...options, port: sandbox.port });
      return sandbox;
    },
    stop: async () => {
      await sandbox.stop();
      await Promise.all([closeServer(shop), closeServer(proxy)]);
      await rm(dataDir, { recursive: true });
    },
  };
};

type Button =
  | 'pay'
  | 'decline'
  | 'cancel'
  | 'keep'
  | 'month'
  | 'declined-month'
  | 'complete'
  | 'leave'
  | 'review'
  | 'restrict';

/** Presses a button of a hosted page as a browser does; the answer's redirect is not followed. */
export const press = async (pageUrl: string, button: Button): Promise<Response> =>
  await fetch(`${pageUrl}/${button}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(pageUrl).origin, 'content-type': 'application/x-www-form-urlencoded' },
  });
