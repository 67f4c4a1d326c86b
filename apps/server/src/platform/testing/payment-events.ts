import { randomUUID } from 'node:crypto';
import type {
  CheckoutState,
  InvoiceFailed,
  InvoicePaid,
  PaymentFailed,
  Refunded,
  RefundFailed,
  SubscriptionChanged,
} from '@evergrant/ports/payments/payments.ts';

/** What the provider tells about a paid checkout later; `minute` orders the events. */
export const eventsAbout = (checkout: CheckoutState) => {
  const { orderId, subscriptionId = '', customerId = '', paymentIntentId, amountTotalInCents } = checkout;
  const occurrence = (minute: number) => ({
    eventId: `evt_${randomUUID()}`,
    createdAt: new Date(Date.UTC(2026, 2, 2, 16, minute)),
  });
  const invoice = (invoiceId: string) => ({
    orderId,
    invoiceId,
    subscriptionId,
    customerId,
    currency: 'usd',
    isRenewal: true,
    amountDueInCents: amountTotalInCents,
    amountPaidInCents: amountTotalInCents,
    paidAt: undefined,
  });
  return {
    subscription: (
      status: SubscriptionChanged['status'],
      minute: number,
      changes: Partial<SubscriptionChanged> = {},
    ): SubscriptionChanged => ({
      kind: 'subscription-changed',
      ...occurrence(minute),
      orderId,
      subscriptionId,
      customerId,
      status,
      cancelsAtPeriodEnd: false,
      currentPeriodEndsAt: new Date(Date.UTC(2026, 3, 2, 15)),
      ...changes,
    }),
    invoicePaid: (minute: number, invoiceId = `in_of_${orderId}`): InvoicePaid => ({
      kind: 'invoice-paid',
      ...occurrence(minute),
      ...invoice(invoiceId),
    }),
    invoiceFailed: (minute: number, invoiceId = `in_of_${orderId}`): InvoiceFailed => ({
      kind: 'invoice-failed',
      ...occurrence(minute),
      ...invoice(invoiceId),
    }),
    paymentFailed: (minute: number, sessionId?: string): PaymentFailed => ({
      kind: 'payment-failed',
      ...occurrence(minute),
      orderId,
      sessionId,
      paymentIntentId,
      reason: 'Your card was declined.',
    }),
    refunded: (minute: number, totalRefundedInCents = amountTotalInCents): Refunded => ({
      kind: 'refunded',
      ...occurrence(minute),
      orderId,
      chargeId: `ch_${orderId}`,
      paymentIntentId,
      chargedInCents: amountTotalInCents,
      totalRefundedInCents,
      currency: 'usd',
      isFullyRefunded: totalRefundedInCents === amountTotalInCents,
    }),
    refundFailed: (minute: number, amountInCents = amountTotalInCents): RefundFailed => ({
      kind: 'refund-failed',
      ...occurrence(minute),
      refundId: `re_${orderId}_${amountInCents}`,
      paymentIntentId,
      amountInCents,
      reason: 'lost_or_stolen_card',
    }),
  };
};
