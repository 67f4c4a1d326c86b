import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Purchase, SubscriptionAnswer } from '@evergrant/contract/purchases.ts';
import type { z } from 'zod';
import { PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { servePurchases } from '#payments/purchase-routes.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import type { Member } from '#platform/actor.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { eventsAbout } from '#platform/testing/payment-events.ts';
import { serveTestApi, type TestApi } from '#platform/testing/serve-test-api.ts';

let context: TestContext;
let api: TestApi;
let member: Member;
let purchases: readonly Purchase[];

beforeAll(async () => {
  context = await openTestContext();
  api = serveTestApi(context, (served) => servePurchases(served, context));
  member = await createTestMember(context, { name: 'Ada <Reyes>' });
  const documentId = await interviewTestDocument(context, { member });
  await buyInTest(context, { member, documentId });
  context.advance(1000);
  const checkout = await buyInTest(context, { member, productType: 'subscription' });
  const about = eventsAbout(checkout);
  await receivePaymentEvent(context, context.payments.deliver(about.subscription('active', 1)));
  await receivePaymentEvent(context, context.payments.deliver(about.invoicePaid(30)));
  const answer = await api.ask(member, '/account/purchases');
  ({ purchases } = (await answer.json()) as { purchases: readonly Purchase[] });
});
afterAll(() => context.close());

test('the account lists purchases and renewals, newest first, each with what it was for', () => {
  expect(purchases).toMatchObject([
    { productName: 'Monthly Estate Management', isRenewal: true, amountInCents: 3_400, refundableUntil: null },
    { productName: 'Monthly Estate Management', isRenewal: false, state: 'paid' },
    { productName: 'Complete Trust Package', documentName: 'Reyes family trust', amountInCents: 29_700, state: 'paid' },
  ]);
});

test('every payment has a receipt to print, in which nothing is markup', async () => {
  for (const { id, number, productName, amountInCents } of purchases) {
    const answer = await api.ask(member, `/account/purchases/${id}/receipt`);
    const page = await answer.text();
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page).toContain(productName);
    expect(page).toContain(`$${(amountInCents / 100).toFixed(2)} USD`);
    expect(page).toContain('Ada &lt;Reyes&gt;');
    expect(page).toContain(number);
  }
});

test('nobody sees, prints or returns what another member has paid', async () => {
  const stranger = await createTestMember(context);
  expect(await (await api.ask(stranger, '/account/purchases')).json()).toEqual({ purchases: [] });
  expect(await (await api.ask(stranger, '/account/subscription')).json()).toEqual({ subscription: null });
  for (const { id } of purchases) {
    expect((await api.ask(stranger, `/account/purchases/${id}/receipt`)).status).toBe(404);
    const body = { reason: 'mine' };
    const refund = await api.ask(stranger, `/account/purchases/${id}/refund-request`, { method: 'POST', body });
    expect(refund.status).toBe(404);
  }
  for (const path of [
    '/account/purchases',
    '/account/subscription',
    `/account/purchases/${purchases[0]?.id}/receipt`,
  ]) {
    expect((await api.ask({ kind: 'guest' }, path)).status).toBe(401);
  }
});

test('a refund request needs a reason', async () => {
  const path = `/account/purchases/${purchases[2]?.id}/refund-request`;
  for (const reason of ['', '   ', 'x'.repeat(1001)]) {
    expect((await api.ask(member, path, { method: 'POST', body: { reason } })).status).toBe(422);
  }
  const answer = await api.ask(member, path, { method: 'POST', body: { reason: 'Changed my mind' } });
  expect(await answer.json()).toMatchObject({ state: 'refund-requested' });
  const renewal = `/account/purchases/${purchases[0]?.id}/refund-request`;
  expect((await api.ask(member, renewal, { method: 'POST', body: { reason: 'Changed my mind' } })).status).toBe(404);
});

test('the subscription says where it stands and opens the page of the provider', async () => {
  const read = async () =>
    ((await (await api.ask(member, '/account/subscription')).json()) as z.infer<typeof SubscriptionAnswer>)
      .subscription;
  expect(await read()).toMatchObject({ state: 'active', isEntitling: true, priceInCents: 3_400, lastFailedAt: null });

  const portal = await api.ask(member, '/account/billing-portal', { method: 'POST' });
  expect(await portal.json()).toEqual({ url: expect.stringContaining('/billing/cus_') });
});

test('without a subscription, or without the provider, the page cannot be opened and says so', async () => {
  const stranger = await createTestMember(context);
  const none = await api.ask(stranger, '/account/billing-portal', { method: 'POST' });
  expect([none.status, await none.json()]).toMatchObject([404, { code: 'no-subscription' }]);

  const payments = { ...context.payments, openBillingPortal: () => Promise.reject(new PaymentsUnavailable('down')) };
  const down = serveTestApi(context, (served) => servePurchases(served, { ...context, payments }));
  const unanswered = await down.ask(member, '/account/billing-portal', { method: 'POST' });
  expect([unanswered.status, await unanswered.json()]).toMatchObject([503, { code: 'portal-unavailable' }]);
});

test('every operation is described in the OpenAPI document', () => {
  const app = new OpenAPIHono();
  servePurchases(app as never, context);
  const { paths = {} } = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'x', version: '1' } });
  const ids = Object.values(paths).flatMap((path) => [path?.get?.operationId, path?.post?.operationId]);
  expect(new Set(ids.filter(Boolean))).toEqual(
    new Set(['listPurchases', 'openBillingPortal', 'readReceipt', 'readSubscription', 'requestRefund']),
  );
});
