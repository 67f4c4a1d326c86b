import { randomUUID } from 'node:crypto';
import type { ProductType } from '@evergrant/contract/payments.ts';
import type { CheckoutCompleted, CheckoutState } from '@evergrant/ports/payments/payments.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { planOf } from '#payments/plan-of.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import type { Member } from '#platform/actor.ts';
import type { TestContext } from '#platform/testing/open-test-context.ts';

interface Purchase {
  readonly member: Member;
  readonly productType?: ProductType;
  readonly documentId?: string;
  /** Whose recommendation led here. */
  readonly referralCode?: string;
}

/** What the checkout page sends. */
export const wantedOf = ({ productType = 'one_time', documentId }: Pick<Purchase, 'productType' | 'documentId'>) => ({
  amount: planOf(productType).priceInCents,
  description: 'Complete Trust Package',
  metadata: { productType, ...(documentId ? { trustId: documentId } : {}) },
  idempotencyKey: randomUUID(),
});

/** The provider's word that a checkout was paid. */
export const completedEvent = (context: TestContext, checkout: CheckoutState): CheckoutCompleted => ({
  kind: 'checkout-completed',
  eventId: `evt_${randomUUID()}`,
  createdAt: context.clock(),
  checkout,
});

/** Opens a checkout, pays it and lets the provider tell us; the jobs that follow are left to the caller. */
export const buyInTest = async (
  context: TestContext,
  { member, referralCode, ...wanted }: Purchase,
): Promise<CheckoutState> => {
  const { sessionId } = await createPayment(context, { member, wanted: wantedOf(wanted), referralCode });
  const checkout = context.payments.pay(sessionId);
  await receivePaymentEvent(context, context.payments.deliver(completedEvent(context, checkout)));
  return checkout;
};
