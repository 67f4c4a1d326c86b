import { productTypes } from '@evergrant/domain/catalogue/prices.ts';
import { z } from 'zod';
import { Done, operation } from '#operation.ts';

const tag = 'payments';

export const ProductType = z.enum(productTypes);
export type ProductType = z.infer<typeof ProductType>;

/** The one number of a payment, wherever it is named. */
export const PaymentNumber = z.string().regex(/^EG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);

/** `amount` in cents is compared with the server's own price and never used as the price. */
export const CreatePaymentBody = z
  .object({
    amount: z.int(),
    description: z.string().max(200),
    metadata: z.object({
      includeCertifiedCopy: z.boolean().optional(),
      /** Of the document (decision 46). */
      trustId: z.uuid().optional(),
      productType: ProductType,
      /** What stands behind `ref` in the page's address. */
      referralCode: z.string().max(60).optional(),
    }),
    /** Answer to "How did you hear about us?". */
    heardAboutUs: z.string().max(60).optional(),
    /** Same key, same checkout: a double click opens one session. */
    idempotencyKey: z.uuid(),
  })
  .meta({ id: 'CreatePaymentBody' });
export const PaymentSession = z.object({ sessionId: z.string(), url: z.url() }).meta({ id: 'PaymentSession' });

export const CheckPaymentBody = z.object({ sessionId: z.string().min(1).max(255) }).meta({ id: 'CheckPaymentBody' });

/**
 * `status` and `paymentStatus` are the provider's words. `isConfirmed` is true only after the provider's signed event has
 * been recorded; nothing is unlocked before.
 */
export const PaymentStatus = z
  .object({
    status: z.enum(['open', 'complete', 'expired']),
    paymentStatus: z.enum(['paid', 'unpaid', 'no_payment_required']),
    amountTotal: z.int(),
    currency: z.string(),
    isConfirmed: z.boolean(),
    /** Confirmed, but the same had been paid for already: this payment is given back by itself. */
    isSecondPayment: z.boolean(),
    orderNumber: PaymentNumber,
    productType: ProductType,
    productName: z.string(),
    documentId: z.uuid().nullable(),
    documentName: z.string().nullable(),
  })
  .meta({ id: 'PaymentStatus' });
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const createPayment = operation({
  id: 'createPayment',
  method: 'post',
  path: '/functions/create-payment',
  tag,
  access: 'member',
  summary: 'Open a checkout for the signed-in member',
  body: CreatePaymentBody,
  answer: PaymentSession,
});
export const checkPayment = operation({
  id: 'checkPayment',
  method: 'post',
  path: '/functions/check-payment',
  tag,
  access: 'member',
  summary: 'Where a checkout of the member stands',
  body: CheckPaymentBody,
  answer: PaymentStatus,
});
export const receivePaymentEvent = operation({
  id: 'receivePaymentEvent',
  method: 'post',
  path: '/payments/webhook',
  tag,
  access: 'provider',
  summary: 'Signed events of the payment provider',
  body: z.unknown(),
  answer: Done,
});
