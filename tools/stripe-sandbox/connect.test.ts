import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { loadSpec, validateEvent } from '#stripe-conformance/validate.mjs';
import { openTestShop, press, secretKey } from '#stripe-sandbox/open-test-shop.ts';
import type { TestShop } from '#stripe-sandbox/open-test-shop.ts';

/** Ends the shop; nothing that went over the wire, in either direction, differed from what Stripe documents. */
const finish = async (shop: TestShop): Promise<void> => {
  await shop.sandbox.webhooksSettled();
  expect(shop.proxy.report().violations).toEqual([]);
  const spec = loadSpec();
  for (const { rawBody } of shop.received) expect(validateEvent(spec, JSON.parse(rawBody))).toEqual([]);
  await shop.stop();
};

const openAccount = async (shop: TestShop, affiliateId = 'affiliate-1'): Promise<string> => {
  const email = 'ada@example.org';
  const { accountId } = await shop.payments.createPayoutAccount({ email, affiliateId, idempotencyKey: affiliateId });
  return accountId;
};

const openLink = async (shop: TestShop, accountId: string): Promise<string> => {
  const returnUrl = 'http://localhost:3000/affiliate-dashboard?payouts=returned';
  const refreshUrl = 'http://localhost:3000/affiliate-dashboard?payouts=refresh';
  const { url } = await shop.payments.createOnboardingLink({ accountId, returnUrl, refreshUrl });
  return url;
};

const transfer = (accountId: string, change: object = {}) => ({
  amountInCents: 15_000,
  accountId,
  payoutId: 'payout-1',
  idempotencyKey: 'payout:payout-1:1',
  ...change,
});

test('an account is opened, set up on its own page, told about, and sent money once', async () => {
  const shop = await openTestShop();
  const accountId = await openAccount(shop);
  expect(await openAccount(shop)).toBe(accountId);
  const before = await shop.payments.findPayoutAccount(accountId);
  const url = await openLink(shop, accountId);
  const back = await press(url, 'complete');
  const after = await shop.payments.findPayoutAccount(accountId);
  const sent = await shop.payments.sendTransfer(transfer(accountId));
  const again = await shop.payments.sendTransfer(transfer(accountId));
  await shop.sandbox.webhooksSettled();

  expect(before).toEqual({ accountId, detailsSubmitted: false, payoutsEnabled: false, transfersActive: false });
  expect(url).toContain(`${shop.sandbox.url}/setup/${accountId}`);
  expect(back.headers.get('location')).toBe('http://localhost:3000/affiliate-dashboard?payouts=returned');
  expect(after).toEqual({ accountId, detailsSubmitted: true, payoutsEnabled: true, transfersActive: true });
  expect(sent).toMatchObject({ accountId, payoutId: 'payout-1', amountInCents: 15_000, reversedInCents: 0 });
  expect(again).toEqual(sent);
  expect(await shop.payments.findTransfers('payout-1')).toEqual([sent]);
  expect(await shop.payments.findTransfers('payout-2')).toEqual([]);
  expect(shop.received.map(({ event }) => event)).toMatchObject([
    { kind: 'payout-account-updated', account: after },
    { kind: 'transfer-created', transfer: sent },
  ]);
  await finish(shop);
});

test('the page asks for no bank data, works once, and leaving it changes nothing', async () => {
  const shop = await openTestShop();
  const accountId = await openAccount(shop);
  const url = await openLink(shop, accountId);
  const page = await (await fetch(url)).text();
  const left = await press(url, 'leave');
  const closed = await fetch(url, { redirect: 'manual' });
  const late = await press(url, 'complete');

  expect(page).toContain('Complete onboarding');
  expect(page).toContain('Leave without finishing');
  expect(page).not.toContain('<input');
  expect(left.headers.get('location')).toContain('payouts=returned');
  for (const answer of [closed, late]) expect(answer.headers.get('location')).toContain('payouts=refresh');
  expect(await shop.payments.findPayoutAccount(accountId)).toMatchObject({ detailsSubmitted: false });
  expect((await fetch(url.replace(/\w+$/, 'stranger'))).status).toBe(404);
  await finish(shop);
});

test('an account that is still checked or asked for more cannot be sent money, also with the key of a try before', async () => {
  const shop = await openTestShop();
  const accountId = await openAccount(shop);
  const refused = { name: 'PaymentsRefused', code: 'insufficient_capabilities_for_transfer' };
  for (const button of ['review', 'restrict'] as const) {
    await press(await openLink(shop, accountId), button);
    expect(await shop.payments.findPayoutAccount(accountId)).toMatchObject({
      detailsSubmitted: true,
      transfersActive: false,
    });
    await expect(shop.direct.sendTransfer(transfer(accountId))).rejects.toMatchObject(refused);
  }
  shop.sandbox.moveOnboarding(accountId, 'complete');

  await expect(shop.direct.sendTransfer(transfer(accountId))).rejects.toMatchObject(refused);
  expect(await shop.payments.findTransfers('payout-1')).toEqual([]);
  const sent = await shop.payments.sendTransfer(transfer(accountId, { idempotencyKey: 'payout:payout-1:2' }));
  expect(await shop.payments.findTransfers('payout-1')).toEqual([sent]);
  await finish(shop);
});

test('a transfer whose answer was lost is found by its payout, and its key moves nothing more', async () => {
  const shop = await openTestShop();
  const accountId = await openAccount(shop);
  shop.sandbox.moveOnboarding(accountId, 'complete');
  const operation = 'POST /v1/transfers';
  shop.sandbox.knobs.faults.push(...Array(2).fill({ operation, kind: 'drop-after' }));
  await expect(shop.direct.sendTransfer(transfer(accountId))).rejects.toMatchObject({ name: 'PaymentsUnavailable' });

  const found = await shop.payments.findTransfers('payout-1');
  expect(found).toMatchObject([{ amountInCents: 15_000 }]);
  expect(await shop.payments.sendTransfer(transfer(accountId))).toEqual(found[0]);
  expect(await shop.payments.findTransfers('payout-1')).toHaveLength(1);
  await finish(shop);
});

test('money that is taken back of a transfer is told with its payout', async () => {
  const shop = await openTestShop();
  const stripe = new Stripe(secretKey, { host: '127.0.0.1', port: new URL(shop.proxyUrl).port, protocol: 'http' });
  const accountId = await openAccount(shop);
  shop.sandbox.moveOnboarding(accountId, 'complete');
  const { transferId } = await shop.payments.sendTransfer(transfer(accountId));
  await stripe.transfers.createReversal(transferId, { amount: 5_000 });
  await stripe.transfers.createReversal(transferId);
  await shop.sandbox.webhooksSettled();

  expect(await stripe.transfers.retrieve(transferId)).toMatchObject({ reversed: true, amount_reversed: 15_000 });
  const told = shop.received.map(({ event }) => event).filter(({ kind }) => kind === 'transfer-reversed');
  expect(told).toMatchObject([
    { transfer: { payoutId: 'payout-1', reversedInCents: 5_000 } },
    { kind: expect.any(String) },
  ]);
  expect(told).toContainEqual(
    expect.objectContaining({ transfer: expect.objectContaining({ reversedInCents: 15_000 }) }),
  );
  await finish(shop);
});

test('a platform that has not signed up for Connect opens no account', async () => {
  const shop = await openTestShop();
  shop.sandbox.knobs.isConnectEnabled = false;

  await expect(openAccount(shop)).rejects.toMatchObject({ name: 'PaymentsRefused', code: 'connect-not-enabled' });
  shop.sandbox.knobs.isConnectEnabled = true;
  expect(await openAccount(shop)).toMatch(/^acct_/);
  await finish(shop);
});

test('accounts and transfers outlive a restart and are listed in the documented shape', async () => {
  const shop = await openTestShop();
  const stripe = new Stripe(secretKey, { host: '127.0.0.1', port: new URL(shop.proxyUrl).port, protocol: 'http' });
  const accountId = await openAccount(shop);
  const url = await openLink(shop, accountId);
  await shop.restart();
  await press(url, 'complete');
  const sent = await shop.payments.sendTransfer(transfer(accountId));

  expect((await stripe.accounts.list({ limit: 5 })).data).toMatchObject([{ id: accountId, email: 'ada@example.org' }]);
  expect((await stripe.transfers.list({ destination: accountId })).data).toMatchObject([{ id: sent.transferId }]);
  expect(await stripe.transfers.retrieve(sent.transferId)).toMatchObject({ metadata: { payout_id: 'payout-1' } });
  await finish(shop);
});
