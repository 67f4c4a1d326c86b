import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { payoutJobs } from '#affiliates/payout-jobs.ts';
import { runPayouts } from '#affiliates/payouts/run-payouts.ts';
import { affiliates, commissions, payoutRuns } from '#affiliates/tables.ts';
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

let context: TestContext;

// A run pays everybody, so every test has a database of its own.
beforeEach(async () => {
  context = await openTestContext();
  advanceTo(context, '2026-04-10');
});
afterEach(() => context.close());

test('on a pay day all that is payable is sent at once, and the affiliate reads for what', async () => {
  await context.work(payoutJobs(context));
  const payee = await addTestPayee(context);
  const { id: affiliateId, applicationData } = payee;
  for (const amountDueInCents of [5_000, 5_000, 5_000])
    await addTestEarning(context, { affiliateId, amountDueInCents });
  await addTestEarning(context, { affiliateId, amountDueInCents: 900, commissionType: 'monthly_subscription' });
  await runPayouts(context);

  expect(sentTo(context, payee)).toEqual([15_900]);
  const [transfer] = context.payments.listTransfers();
  const [payout] = await payoutsOf(context, affiliateId);
  expect(payout).toMatchObject({ state: 'paid', amountInCents: 15_900, payoutDate: '2026-04-10', attempt: 1 });
  expect(transfer).toMatchObject({ payoutId: payout?.id, transferId: payout?.stripeTransferId });
  for (const commission of await commissionsOf(context, affiliateId)) {
    expect(commission).toMatchObject({ paid: true, paidAt: context.clock(), stripeTransferId: transfer?.transferId });
  }
  const mail = await readTestMail(context, applicationData.email, '$159.00 is on its way');
  expect(mail.text.match(/One-time package, March 10, 2026: \$50\.00/g)).toHaveLength(3);
  expect(mail.text).toContain('Subscription, March 10, 2026: $9.00');
  expect((await readAudit(context.db, `affiliate:${affiliateId}`)).map(({ action }) => action)).toEqual([
    'payout prepared',
    'payout sent',
  ]);
});

test('nobody is paid before the pay day, and what becomes payable after it waits a fortnight', async () => {
  advanceTo(context, '2026-04-09');
  const payee = await addTestPayee(context);
  await addTestEarning(context, { affiliateId: payee.id, payoutDate: '2026-04-10' });
  await addTestEarning(context, { affiliateId: payee.id, amountDueInCents: 900, payoutDate: '2026-04-24' });
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([]);

  for (const date of ['2026-04-10', '2026-04-11', '2026-04-23']) {
    advanceTo(context, date);
    await runPayouts(context);
    expect(sentTo(context, payee)).toEqual([5_000]);
  }
  advanceTo(context, '2026-04-24');
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([5_000, 900]);
});

test('a pay day on which the server was down is made up for, once', async () => {
  const payee = await addTestPayee(context);
  await addTestEarning(context, { affiliateId: payee.id });
  advanceTo(context, '2026-04-14');
  await runPayouts(context);
  await Promise.all([runPayouts(context), runPayouts(context)]);

  expect(sentTo(context, payee)).toEqual([5_000]);
  expect(await payoutsOf(context, payee.id)).toMatchObject([{ payoutDate: '2026-04-10', state: 'paid' }]);
  expect(await context.db.select().from(payoutRuns)).toMatchObject([
    { payoutDate: '2026-04-10', finishedAt: context.clock() },
  ]);
});

test('an affiliate gets at most one payout for a pay day', async () => {
  const payee = await addTestPayee(context);
  await addTestEarning(context, { affiliateId: payee.id });
  await runPayouts(context);
  await addTestEarning(context, { affiliateId: payee.id, amountDueInCents: 900 });
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([5_000]);

  advanceTo(context, '2026-04-24');
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([5_000, 900]);
});

test.for([
  { what: 'pending', kept: { status: 'pending' } },
  { what: 'rejected', kept: { status: 'rejected' } },
  { what: 'suspended', kept: { status: 'suspended' } },
  { what: 'not onboarded', kept: { stripeOnboardingCompleted: false } },
] as const)('an affiliate who is $what waits and loses nothing', async ({ kept }) => {
  const payee = await addTestPayee(context, kept);
  await addTestEarning(context, { affiliateId: payee.id });
  await runPayouts(context);
  expect(context.payments.listTransfers()).toEqual([]);
  expect(await payoutsOf(context, payee.id)).toEqual([]);

  const ready = { status: 'approved', stripeOnboardingCompleted: true } as const;
  await context.db.update(affiliates).set(ready).where(eq(affiliates.id, payee.id));
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([5_000]);
});

test('what an administrator still looks at or has refused is not paid; what was released is', async () => {
  const payee = await addTestPayee(context);
  const affiliateId = payee.id;
  await addTestEarning(context, { affiliateId, amountDueInCents: 1, heldFor: 'same-person' });
  await addTestEarning(context, { affiliateId, amountDueInCents: 2, heldFor: 'witness', reviewed: 'refused' });
  await addTestEarning(context, { affiliateId, amountDueInCents: 4, heldFor: 'witness', reviewed: 'released' });
  await addTestEarning(context, { affiliateId, amountDueInCents: 8 });
  await addTestEarning(context, { affiliateId, amountDueInCents: 16, payableAt: new Date('2026-04-10T13:00:00Z') });
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([12]);
});

const addReversal = (earned: { readonly affiliateId: string; readonly earnedByOrder: string }, cents: number) => {
  const { affiliateId, earnedByOrder } = earned;
  return addTestEarning(context, { affiliateId, earnedByOrder, entry: 'reversal', amountDueInCents: -cents });
};

test('what refunds took back of paid commissions is set off, over as many pay days as it takes', async () => {
  const payee = await addTestPayee(context);
  const affiliateId = payee.id;
  const refunded = await addTestEarning(context, { affiliateId });
  await runPayouts(context);
  await addReversal(refunded, 5_000);
  advanceTo(context, '2026-04-24');
  await addTestEarning(context, { affiliateId, amountDueInCents: 900 });
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([5_000]);

  advanceTo(context, '2026-05-08');
  await addTestEarning(context, { affiliateId });
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([5_000, 900]);
  expect((await commissionsOf(context, affiliateId)).every(({ paid }) => paid)).toBe(true);
});

test('a refund before the payout pays the rest, and nothing where nothing is left', async () => {
  const payee = await addTestPayee(context);
  const affiliateId = payee.id;
  await addReversal(await addTestEarning(context, { affiliateId }), 2_000);
  await addReversal(await addTestEarning(context, { affiliateId }), 5_000);
  await runPayouts(context);

  expect(sentTo(context, payee)).toEqual([3_000]);
  const unpaid = (await commissionsOf(context, affiliateId)).filter(({ paid }) => !paid);
  expect(unpaid.map(({ amountDueInCents }) => amountDueInCents)).toEqual([-5_000, 5_000]);
});

test('a reversal of what is held, refused or not yet payable takes nothing from other earnings', async () => {
  const payee = await addTestPayee(context);
  const affiliateId = payee.id;
  const later = { payableAt: new Date('2026-04-20T00:00:00Z'), payoutDate: '2026-04-24' };
  for (const kept of [{ heldFor: 'witness' }, { heldFor: 'witness', reviewed: 'refused' }, later] as const) {
    await addReversal(await addTestEarning(context, { affiliateId, ...kept }), 5_000);
  }
  await addTestEarning(context, { affiliateId, amountDueInCents: 900 });
  await runPayouts(context);
  expect(sentTo(context, payee)).toEqual([900]);
});

test('a payout that fails by a fault of ours keeps no other waiting, and the fault is told', async () => {
  const unlucky = await addTestPayee(context);
  const lucky = await addTestPayee(context);
  for (const { id } of [unlucky, lucky]) await addTestEarning(context, { affiliateId: id });
  const sendTransfer: typeof context.payments.sendTransfer = (request) =>
    request.accountId === unlucky.stripeAccountId
      ? Promise.reject(new TypeError('a mistake'))
      : context.payments.sendTransfer(request);

  await expect(runPayouts({ ...context, payments: { ...context.payments, sendTransfer } })).rejects.toThrow(
    '1 payouts were stopped by a fault',
  );
  expect(sentTo(context, lucky)).toEqual([5_000]);
  expect(await payoutsOf(context, unlucky.id)).toMatchObject([{ state: 'sending' }]);
  expect(await context.db.select().from(payoutRuns)).toMatchObject([{ finishedAt: null }]);
});

test('what is earned while a payout is on its way is no part of it', async () => {
  const payee = await addTestPayee(context);
  await addTestEarning(context, { affiliateId: payee.id });
  const findPayoutAccount: typeof context.payments.findPayoutAccount = async (accountId) => {
    await addTestEarning(context, { affiliateId: payee.id, amountDueInCents: 900 });
    return context.payments.findPayoutAccount(accountId);
  };
  await runPayouts({ ...context, payments: { ...context.payments, findPayoutAccount } });

  expect(sentTo(context, payee)).toEqual([5_000]);
  const waiting = await context.db.select().from(commissions).where(eq(commissions.paid, false));
  expect(waiting).toMatchObject([{ amountDueInCents: 900, payoutId: null }]);
});
