import { z } from 'zod';
import { operation } from '#operation.ts';
import { PaymentNumber, ProductType } from '#payments.ts';

const tag = 'payments';

/** Where a purchase stands between its payment and the money that was given back. */
export const PurchaseState = z.enum(['paid', 'refund-requested', 'refund-declined', 'refunded']);
export type PurchaseState = z.infer<typeof PurchaseState>;

/** Something that was paid: a purchase, or a further month of a subscription (`isRenewal`). */
export const Purchase = z
  .object({
    id: z.uuid(),
    number: PaymentNumber,
    productType: ProductType,
    productName: z.string(),
    isRenewal: z.boolean(),
    documentId: z.uuid().nullable(),
    /** Null when it is for no single document, or the document is deleted. */
    documentName: z.string().nullable(),
    amountInCents: z.int(),
    refundedInCents: z.int(),
    currency: z.string(),
    paidAt: z.iso.datetime(),
    state: PurchaseState,
    /** The same had been paid for already: it is given back by itself. */
    isSecondPayment: z.boolean(),
    /** Why the last request for a refund was declined; null when it was not. */
    refundDeclineReason: z.string().nullable(),
    /** Until when a refund can be asked for, also after one was declined; null when it cannot. */
    refundableUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Purchase' });
export type Purchase = z.infer<typeof Purchase>;

export const PurchasesAnswer = z.object({ purchases: z.array(Purchase) }).meta({ id: 'PurchasesAnswer' });

/**
 * `cancelled` runs until `currentPeriodEndsAt`; `overdue` waits for a payment that failed; in both the member still has
 * access, unless `isEntitling` says no.
 */
export const Subscription = z
  .object({
    state: z.enum(['active', 'cancelled', 'overdue', 'ended']),
    isEntitling: z.boolean(),
    planName: z.string(),
    priceInCents: z.int(),
    currency: z.string(),
    currentPeriodEndsAt: z.iso.datetime().nullable(),
    lastFailedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof Subscription>;

export const SubscriptionAnswer = z
  .object({ subscription: Subscription.nullable() })
  .meta({ id: 'SubscriptionAnswer' });

export const PurchaseId = z.object({ id: z.uuid() });
export const RefundBody = z
  .object({ reason: z.string().trim().min(1, 'Please tell us why in a few words.').max(1000) })
  .meta({ id: 'RefundBody' });
export const BillingPortal = z.object({ url: z.url() }).meta({ id: 'BillingPortal' });

export const listPurchases = operation({
  id: 'listPurchases',
  method: 'get',
  path: '/account/purchases',
  tag,
  access: 'member',
  summary: 'What the member has paid, newest first',
  answer: PurchasesAnswer,
});
export const requestRefund = operation({
  id: 'requestRefund',
  method: 'post',
  path: '/account/purchases/{id}/refund-request',
  tag,
  access: 'member',
  summary: 'Ask for the money back, within 30 days; again when it was declined',
  params: PurchaseId,
  body: RefundBody,
  answer: Purchase,
});
export const readSubscription = operation({
  id: 'readSubscription',
  method: 'get',
  path: '/account/subscription',
  tag,
  access: 'member',
  summary: 'Where the subscription of the member stands',
  answer: SubscriptionAnswer,
});
export const openBillingPortal = operation({
  id: 'openBillingPortal',
  method: 'post',
  path: '/account/billing-portal',
  tag,
  access: 'member',
  summary: "Open the provider's page to cancel, keep or pay the subscription",
  answer: BillingPortal,
});
