import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from '#stripe-sandbox/api/create-api.ts';
import { beginNextMonth } from '#stripe-sandbox/billing/begin-next-month.ts';
import { createBillingPages } from '#stripe-sandbox/billing/create-billing-pages.ts';
import { periodEndOf } from '#stripe-sandbox/billing/period-end-of.ts';
import { keepBooks } from '#stripe-sandbox/books.ts';
import type { Books } from '#stripe-sandbox/books.ts';
import { createPaymentPages } from '#stripe-sandbox/checkout/create-payment-pages.ts';
import { expireCheckout } from '#stripe-sandbox/checkout/expire-checkout.ts';
import { createOnboardingPages } from '#stripe-sandbox/connect/create-onboarding-pages.ts';
import { moveOnboarding } from '#stripe-sandbox/connect/move-onboarding.ts';
import { createKnobs } from '#stripe-sandbox/knobs.ts';
import type { Knobs } from '#stripe-sandbox/knobs.ts';
import { openLedger } from '#stripe-sandbox/ledger.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Onboarding } from '#stripe-sandbox/shapes/build-account.ts';
import type { Account, Subscription } from '#stripe-sandbox/shapes/wire.ts';
import { deliverWebhooks } from '#stripe-sandbox/webhooks/deliver-webhooks.ts';

export interface SandboxOptions {
  readonly dataDir: string;
  readonly secretKey: string;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** 0 or absent takes any free port. */
  readonly port?: number;
  /** Where browsers reach the sandbox; absent means this machine. */
  readonly publicUrl?: string;
  readonly retryDelaysInMs?: readonly number[];
}

export interface Sandbox {
  readonly url: string;
  readonly port: number;
  readonly knobs: Knobs;
  /** Ends the paid month of a subscription: the next one begins, unless it was cancelled. */
  readonly renewSubscription: (subscriptionId: string, outcome: 'succeeded' | 'declined') => void;
  /** Brings the account of somebody who is paid to a point of its onboarding, and tells of it. */
  readonly moveOnboarding: (accountId: string, onboarding: Onboarding) => void;
  /** Resolves when every event has been taken or given up. */
  readonly webhooksSettled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const retryDelays = [
  second,
  3 * second,
  10 * second,
  30 * second,
  minute,
  5 * minute,
  30 * minute,
  hour,
  ...Array<number>(11).fill(6 * hour),
];

/** Starts a Stripe-shaped peer on 127.0.0.1: the API, the hosted payment page and signed webhooks. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // The port comes first: where it is taken, another sandbox may be at work on the same data.
  const port = await listen(server, options.port ?? 0);
  const url = `http://localhost:${port}`;
  const publicUrl = options.publicUrl?.replace(/\/+$/, '') || url;

  const ledger = openLedger(options.dataDir);
  const knobs = createKnobs();
  const deliveries = deliverWebhooks(ledger, {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    retryDelaysInMs: options.retryDelaysInMs ?? retryDelays,
    knobs,
  });
  const books = keepBooks(ledger, deliveries);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  const pages = { books, publicUrl, tried: deliveries.tried };
  app.route('/', createPaymentPages(pages));
  app.route('/', createBillingPages(pages));
  app.route('/', createOnboardingPages(pages));
  app.route('/', createApi({ books, knobs, secretKey: options.secretKey, publicUrl }));

  const endDue = (): void => {
    expireDue(books);
    renewDue(books);
  };
  const sweep = setInterval(endDue, 30 * second).unref();
  endDue();
  deliveries.wake();

  return {
    url,
    port,
    knobs,
    renewSubscription: (id, outcome) =>
      books.write(beginNextMonth(books, { subscription: requireSubscription(books, id), outcome })),
    moveOnboarding: (id, onboarding) => books.write(moveOnboarding(requireAccount(books, id), onboarding)),
    webhooksSettled: deliveries.settled,
    stop: async () => {
      clearInterval(sweep);
      server.close();
      server.closeAllConnections();
      await deliveries.stop();
      ledger.close();
    },
  };
};

const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const expireDue = (books: Books): void => {
  const due = books
    .listSessions()
    .filter(({ status, expires_at }) => status === 'open' && expires_at <= nowInSeconds());
  for (const session of due) books.write(expireCheckout(session).change);
};

const renewDue = (books: Books): void => {
  const due = (books.listObjects('subscription') as readonly Subscription[]).filter(
    (subscription) => subscription.status === 'active' && periodEndOf(subscription) <= nowInSeconds(),
  );
  for (const subscription of due) books.write(beginNextMonth(books, { subscription, outcome: 'succeeded' }));
};

const requireSubscription = (books: Books, id: string): Subscription => {
  const found = books.findObject<Subscription>('subscription', id);
  if (!found) throw new Error(`No such subscription: ${id}`);
  return found;
};

const requireAccount = (books: Books, id: string): Account => {
  const found = books.findObject<Account>('account', id);
  if (!found) throw new Error(`No such account: ${id}`);
  return found;
};
