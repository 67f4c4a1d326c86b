import { randomUUID } from 'node:crypto';
import type { PaymentSession, ProductType } from '@evergrant/contract/payments.ts';
import type { PlanId } from '@evergrant/domain/catalogue/prices.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import { completedEvent } from '#platform/testing/buy-in-test.ts';
import { newAddress } from '#platform/testing/create-test-account.ts';
import type { TestContext } from '#platform/testing/open-test-context.ts';
import type { TestApp, TestBrowser } from '#platform/testing/serve-test-app.ts';
import type { z } from 'zod';

export interface TestGuest {
  readonly name: string;
  readonly email: string;
  /** The one in which the checkout was opened. */
  readonly browser: TestBrowser;
  readonly sessionId: string;
}

/** What the guest checkout sends. */
export const guestWantedOf = (guestInfo: { readonly name: string; readonly email: string }) => ({
  amount: 29_700,
  description: 'Trust Creation Package',
  guestInfo,
  metadata: { productType: 'one_time' as ProductType },
  idempotencyKey: randomUUID(),
});

export const askAsGuest = (browser: TestBrowser, body: object) =>
  browser.ask('/api/functions/create-guest-payment', { method: 'POST', body });

/** Somebody without an account who stands before the payment page. */
export const openAsTestGuest = async (app: TestApp, productType: PlanId = 'one_time'): Promise<TestGuest> => {
  const [guest, browser] = [{ name: 'Wanda Hill', email: newAddress() }, app.open()];
  const amount = productType === 'one_time' ? 29_700 : 3_400;
  const response = await askAsGuest(browser, { ...guestWantedOf(guest), amount, metadata: { productType } });
  if (!response.ok) throw new Error(await response.text());
  const { sessionId } = (await response.json()) as z.output<typeof PaymentSession>;
  return { ...guest, browser, sessionId };
};

/** The guest pays and the provider tells us. */
export const payAsTestGuest = async (context: TestContext, { sessionId }: TestGuest): Promise<void> => {
  const checkout = context.payments.pay(sessionId);
  await receivePaymentEvent(context, context.payments.deliver(completedEvent(context, checkout)));
};

export const buyAsTestGuest = async (context: TestContext, app: TestApp, productType?: PlanId): Promise<TestGuest> => {
  const guest = await openAsTestGuest(app, productType);
  await payAsTestGuest(context, guest);
  return guest;
};
