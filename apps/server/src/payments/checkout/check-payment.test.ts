import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { patienceInMs } from '#payments/answer-in-time.ts';
import { checkPayment } from '#payments/checkout/check-payment.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { purchases } from '#payments/tables.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import type { Member } from '#platform/actor.ts';
import { completedEvent, wantedOf } from '#platform/testing/buy-in-test.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

let context: TestContext;
let member: Member;
let documentId: string;
let sessionId: string;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
beforeEach(async () => {
  // What is paid for is not sold twice, so each test has a document of its own.
  documentId = await interviewTestDocument(context, { member });
  ({ sessionId } = await createPayment(context, { member, wanted: wantedOf({ documentId }) }));
});
afterAll(() => context.close());

test('an open checkout is open and not confirmed', async () => {
  expect(await checkPayment(context, { member, sessionId })).toEqual({
    status: 'open',
    paymentStatus: 'unpaid',
    amountTotal: 29_700,
    currency: 'usd',
    isConfirmed: false,
    isSecondPayment: false,
    orderNumber: expect.stringMatching(/^EG-/) as string,
    productType: 'one_time',
    productName: 'Complete Trust Package',
    documentId,
    documentName: 'Reyes family trust',
  });
});

test('the provider’s answer alone confirms nothing: only its recorded event does', async () => {
  const checkout = context.payments.pay(sessionId);
  const early = await checkPayment(context, { member, sessionId });
  expect(early).toMatchObject({ status: 'complete', paymentStatus: 'paid', isConfirmed: false });
  expect(await context.db.select().from(purchases)).toEqual([]);

  await receivePaymentEvent(context, context.payments.deliver(completedEvent(context, checkout)));

  expect(await checkPayment(context, { member, sessionId })).toMatchObject({ isConfirmed: true });
});

test.each([
  ['is down', new PaymentsUnavailable('no answer')],
  ['refuses us', new PaymentsRefused('api_key_expired', 'Expired API key')],
])('while the provider %s nothing is paid, and what was confirmed stays so', async (_, fault) => {
  const payments = { ...context.payments, findCheckout: () => Promise.reject(fault) };
  const unanswered = { ...context, payments };
  expect(await checkPayment(unanswered, { member, sessionId })).toMatchObject({
    status: 'open',
    paymentStatus: 'unpaid',
    isConfirmed: false,
  });

  const checkout = context.payments.pay(sessionId);
  await receivePaymentEvent(context, context.payments.deliver(completedEvent(context, checkout)));
  expect(await checkPayment(unanswered, { member, sessionId })).toMatchObject({
    paymentStatus: 'paid',
    isConfirmed: true,
  });
});

test('whoever asks about a payment is answered within ten seconds, also while the provider hangs, and nothing is paid', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const findCheckout = () => {
    ask();
    return new Promise<never>(() => undefined);
  };
  const answer = checkPayment({ ...context, payments: { ...context.payments, findCheckout } }, { member, sessionId });
  await asked;

  await vi.advanceTimersByTimeAsync(patienceInMs);

  expect(await answer).toMatchObject({ status: 'open', isConfirmed: false });
});

test('a checkout that the provider has forgotten is not paid', async () => {
  const payments = { ...context.payments, findCheckout: async () => undefined };
  expect(await checkPayment({ ...context, payments }, { member, sessionId })).toMatchObject({ isConfirmed: false });
});

test('an expired checkout is expired', async () => {
  await context.payments.expireCheckout(sessionId);
  expect(await checkPayment(context, { member, sessionId })).toMatchObject({ status: 'expired', isConfirmed: false });
});

test('the checkout of another member is told like one that does not exist', async () => {
  const stranger = await createTestMember(context);
  for (const id of [sessionId, 'cs_test_nothing', "' or 1=1"]) {
    await expect(checkPayment(context, { member: stranger, sessionId: id })).rejects.toMatchObject({
      kind: 'absent',
      refusal: { code: 'payment-not-found', message: 'We could not find this payment in your account.' },
    });
  }
});
