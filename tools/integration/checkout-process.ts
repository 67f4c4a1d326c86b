import { createStripePayments } from '@evergrant/ports/payments/stripe-payments.ts';
import { openPostgres } from '@evergrant/server/platform/database/open-postgres.ts';
import { openTestContext } from '@evergrant/server/platform/testing/open-test-context.ts';
import { openCheckout, type Asked } from '#integration/open-checkout.ts';
import { secretKey, webhookSecret } from '#stripe-sandbox/open-test-shop.ts';

// A server process of its own that opens checkouts on a shared database; its parent tells it what to open.
const [databaseUrl = '', port = ''] = process.argv.slice(2);
const database = await openPostgres(databaseUrl, { connections: 4, waitsMs: 120_000, onError: () => undefined });
const context = await openTestContext(database);
const payments = createStripePayments({
  secretKey,
  webhookSecret,
  host: '127.0.0.1',
  port: Number(port),
  protocol: 'http',
});
const own = { ...context, payments, clock: () => new Date() };

process.on('message', (message: { readonly id: string; readonly asked: Asked }) => {
  void openCheckout(own, message.asked).then((answer) => process.send?.({ id: message.id, answer }));
});
process.on('disconnect', () => {
  void context.close();
});
process.send?.({ id: 'ready' });
