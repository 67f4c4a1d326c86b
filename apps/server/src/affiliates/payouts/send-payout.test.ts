import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import type { Payments } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followTransfer } from '#affiliates/payouts/follow-transfer.ts';
import { mirrorPayoutAccount } from '#affiliates/payouts/mirror-payout-account.ts';
import { payoutJobs } from '#affiliates/payout-jobs.ts';
import { runPayouts } from '#affiliates/payouts/run-payouts.ts';
import { affiliates } from '#affiliates/tables.ts';
import { readAudit } from '#platform/audit.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  addTestEarning,
  addTestPayee,
  advanceTo,
  commissionsOf,
  payoutsOf,
  sentTo,
} from '#platform/testing/payouts-in-test.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';

type Payee = Awaited<ReturnType<typeof addTestPayee>>;

let context: TestContext;
let payee: Payee;

beforeEach(async () => {
  context = await openTestContext();
  advanceTo(context, '2026-04-10');
  payee = await addTestPayee(context);
  await addTestEarning(context, { affiliateId: payee.id });
});
afterEach(() => context.close());

const minute = 60_000;
const hour = 60 * minute;

/** Runs with a provider that does some things in another way. */
const runWith = (payments: Partial<Payments>) =>
  runPayouts({ ...context, payments: { ...context.payments, ...payments } });

const onlyPayout = async () => {
  const [payout] = await payoutsOf(context, payee.id);
  if (!payout) throw new Error('there is no payout');
  return payout;
};
const onlyCommission = async () => (await commissionsOf(context, payee.id))[0];
const keepState = (transfersActive: boolean): void =>
  context.payments.keepPayoutAccount({
    accountId: payee.stripeAccountId ?? '',
    detailsSubmitted: true,
    payoutsEnabled: true,
    transfersActive,
  });

test('an answer that was lost leaves the payout open; the money is found by its payout and not sent again', async () => {
  const keys: string[] = [];
  const lostAnswer: Payments['sendTransfer'] = async (request) => {
    keys.push(request.idempotencyKey);
    await context.payments.sendTransfer(request);
    throw new PaymentsUnavailable('no answer');
  };
  await runWith({ sendTransfer: lostAnswer });
  const { id } = await onlyPayout();
  expect(keys).toEqual([`payout:${id}:1`]);
  expect(await onlyPayout()).toMatchObject({ state: 'sending', errorMessage: null });
  expect(await onlyCommission()).toMatchObject({ paid: false, payoutId: id });

  context.advance(hour);
  await runWith({ sendTransfer: lostAnswer });
  expect(keys).toHaveLength(1);
  expect(sentTo(context, payee)).toEqual([5_000]);
  expect(await onlyPayout()).toMatchObject({ state: 'paid', attempt: 1 });
});

test('a request that was lost is sent again with a new key, but only once it cannot be on its way any more', async () => {
  const keys: string[] = [];
  const lost: Payments['sendTransfer'] = async ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    throw new PaymentsUnavailable('no answer');
  };
  await runWith({ sendTransfer: lost });
  context.advance(14 * minute);
  await runWith({ sendTransfer: lost });
  expect(keys).toHaveLength(1);

  context.advance(minute);
  await runWith({ sendTransfer: lost });
  context.advance(hour);
  await runPayouts(context);
  const { id, state } = await onlyPayout();
  expect(keys).toEqual([`payout:${id}:1`, `payout:${id}:2`]);
  expect(state).toBe('paid');
  expect(sentTo(context, payee)).toEqual([5_000]);
});

test('as long as nobody can say whether money has moved, nothing more is sent', async () => {
  const nothing = () => Promise.reject(new PaymentsUnavailable('no answer'));
  const sendTransfer = vi.fn<Payments['sendTransfer']>(nothing);
  await runWith({ sendTransfer });
  for (let hours = 0; hours < 5; hours += 1) {
    context.advance(hour);
    await runWith({ sendTransfer, findTransfers: nothing });
  }
  expect(sendTransfer).toHaveBeenCalledTimes(1);
  expect(await onlyPayout()).toMatchObject({ state: 'sending', attempt: 1 });
});

test('a process that ends between the transfer and its record pays nobody twice', async () => {
  const announce = () => Promise.reject(new Error('the process is gone'));
  await expect(runPayouts({ ...context, announce })).rejects.toThrow('stopped by a fault');
  expect(sentTo(context, payee)).toEqual([5_000]);
  expect(await onlyPayout()).toMatchObject({ state: 'sending' });

  context.advance(hour);
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([5_000]);
  expect(await onlyPayout()).toMatchObject({ state: 'paid' });
  expect(await onlyCommission()).toMatchObject({ paid: true });
});

test('two processes at the same moment send one transfer, even where a key were forgotten at once', async () => {
  const sendTransfer = vi.fn<Payments['sendTransfer']>(context.payments.sendTransfer);
  await Promise.all(Array.from({ length: 6 }, () => runWith({ sendTransfer })));
  expect(sendTransfer).toHaveBeenCalledTimes(1);
  expect(sentTo(context, payee)).toEqual([5_000]);
});

test('a process that slept through its turn does not send', async () => {
  const findPayoutAccount: Payments['findPayoutAccount'] = (accountId) => {
    context.advance(hour);
    return context.payments.findPayoutAccount(accountId);
  };
  await runWith({ findPayoutAccount });
  expect(sentTo(context, payee)).toEqual([]);
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([5_000]);
});

test('an account that is not ready at the last moment gets nothing, and its owner reads what to do', async () => {
  await context.work(payoutJobs(context));
  keepState(false);
  await runPayouts(context);

  const sentence = 'Complete Stripe onboarding on your dashboard';
  expect(await onlyPayout()).toMatchObject({ state: 'failed', errorMessage: expect.stringContaining(sentence) });
  expect(await onlyCommission()).toMatchObject({
    paid: false,
    payoutId: null,
    errorMessage: expect.stringContaining(sentence),
  });
  const mail = await readTestMail(context, payee.applicationData.email, 'Your payout could not be made yet');
  expect(mail.text).toContain('$50.00');
  expect(mail.text).toContain(sentence);

  context.advance(hour);
  await runPayouts(context);
  expect(await onlyPayout()).toMatchObject({ state: 'failed' });
  keepState(true);
  await mirrorPayoutAccount(context, { accountId: payee.stripeAccountId ?? '' });
  await readTestMail(context, payee.applicationData.email, 'Your payout account is ready');
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([5_000]);
  expect(await onlyPayout()).toMatchObject({ state: 'paid', errorMessage: null });
  expect(await onlyCommission()).toMatchObject({ paid: true, errorMessage: null });
});

test('a key whose refusal the provider repeats for ever is not used again once its cause is gone', async () => {
  const refusedKeys = new Set<string>();
  let isMended = false;
  const poisoned: Payments['sendTransfer'] = async (request) => {
    if (!isMended) refusedKeys.add(request.idempotencyKey);
    if (!refusedKeys.has(request.idempotencyKey)) return context.payments.sendTransfer(request);
    throw new PaymentsRefused('insufficient_capabilities_for_transfer', 'no');
  };
  await runWith({ sendTransfer: poisoned });
  expect(await onlyPayout()).toMatchObject({ state: 'failed', attempt: 1 });

  isMended = true;
  await mirrorPayoutAccount(context, { accountId: payee.stripeAccountId ?? '' });
  context.advance(hour);
  await runWith({ sendTransfer: poisoned });
  await runWith({ sendTransfer: poisoned });
  expect(sentTo(context, payee)).toEqual([5_000]);
  expect(await onlyPayout()).toMatchObject({ state: 'paid', attempt: 2 });
});

test('a refusal that lasts is tried every hour and told once', async () => {
  const told = vi.fn<TestContext['announce']>(context.announce);
  const sendTransfer = vi.fn<Payments['sendTransfer']>(() =>
    Promise.reject(new PaymentsRefused('balance_insufficient', 'no')),
  );
  for (let hours = 0; hours < 4; hours += 1) {
    await runPayouts({ ...context, announce: told, payments: { ...context.payments, sendTransfer } });
    context.advance(hour);
  }
  expect(sendTransfer).toHaveBeenCalledTimes(4);
  expect(told.mock.calls.map(([, name]) => name)).toEqual(['payout.failed']);
  expect(await onlyCommission()).toMatchObject({ errorMessage: expect.stringContaining('You need to do nothing') });
  const trail = await readAudit(context.db, `affiliate:${payee.id}`);
  expect(trail.filter(({ action }) => action === 'payout failed')).toHaveLength(1);

  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([5_000]);
});

test('an account that the provider no longer has is forgotten, so that another can be set up', async () => {
  await runWith({ findPayoutAccount: async () => undefined });
  expect(await onlyPayout()).toMatchObject({ state: 'failed' });
  const [kept] = await context.db.select().from(affiliates).where(eq(affiliates.id, payee.id));
  expect(kept).toMatchObject({ stripeAccountId: null, stripeOnboardingCompleted: false });
});

test('an affiliate who is suspended while the payout is on its way gets nothing', async () => {
  const findPayoutAccount: Payments['findPayoutAccount'] = () => Promise.reject(new PaymentsUnavailable('no answer'));
  await runWith({ findPayoutAccount });
  await context.db.update(affiliates).set({ status: 'suspended' }).where(eq(affiliates.id, payee.id));
  context.advance(hour);
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([]);
  expect(await onlyPayout()).toMatchObject({ state: 'failed' });
  expect(await onlyCommission()).toMatchObject({ paid: false, payoutId: null });
});

test('transfers that are not what was frozen stop the payout until a person has looked', async () => {
  const sendTransfer = vi.fn<Payments['sendTransfer']>(() => Promise.reject(new PaymentsUnavailable('no answer')));
  await runWith({ sendTransfer });
  const { id } = await onlyPayout();
  const other = { transferId: 'tr_1', accountId: 'acct_other', payoutId: id, amountInCents: 5_000, reversedInCents: 0 };
  context.advance(hour);
  await runWith({ sendTransfer, findTransfers: async () => [{ ...other, currency: 'usd' }] });
  expect(sendTransfer).toHaveBeenCalledTimes(1);
  expect(await onlyPayout()).toMatchObject({ state: 'sending' });
});

const told = async (change: object = {}) => ({
  payoutId: (await onlyPayout()).id,
  transferId: 'tr_told',
  accountId: payee.stripeAccountId,
  amountInCents: 5_000,
  reversedInCents: 0,
  ...change,
});

test('the provider’s word of a transfer settles a payout whose answer was lost, however often it comes', async () => {
  await runWith({ sendTransfer: () => Promise.reject(new PaymentsUnavailable('no answer')) });
  await followTransfer(context, await told({ amountInCents: 1 }));
  await followTransfer(context, await told({ accountId: 'acct_other' }));
  await followTransfer(context, await told({ payoutId: 'group of the operator' }));
  expect(await onlyPayout()).toMatchObject({ state: 'sending' });

  await followTransfer(context, await told());
  await followTransfer(context, await told());
  expect(await onlyPayout()).toMatchObject({ state: 'paid', stripeTransferId: 'tr_told' });
  await followTransfer(context, await told({ reversedInCents: 5_000 }));
  const actions = (await readAudit(context.db, `affiliate:${payee.id}`)).map(({ action }) => action);
  expect(actions).toEqual(['payout prepared', 'payout sent', 'transfer taken back at the provider']);
});
