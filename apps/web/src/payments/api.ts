import { checkPayment, createPayment } from '@evergrant/contract/payments.ts';
import { call } from '#platform/call.ts';
import type { Plan } from '#payments/plans.ts';

export interface Wish {
  readonly plan: Plan;
  /** The document that a one-time payment is for. */
  readonly documentId: string | undefined;
  readonly heardAboutUs: string | undefined;
  /** The code that the page's address names; one that the browser remembers is the server's to find. */
  readonly referralCode: string | undefined;
}

interface Order extends Wish {
  /** Same key, same checkout. */
  readonly idempotencyKey: string;
}

/** Opens a checkout with the payment provider. */
export const openCheckout = async ({ plan, documentId, heardAboutUs, referralCode, idempotencyKey }: Order) =>
  call(createPayment, {
    body: {
      amount: plan.priceInCents,
      description: plan.name,
      metadata: {
        productType: plan.id,
        ...(documentId === undefined ? {} : { trustId: documentId }),
        ...(referralCode === undefined ? {} : { referralCode }),
      },
      ...(heardAboutUs === undefined ? {} : { heardAboutUs }),
      idempotencyKey,
    },
  });

/** Where a checkout stands, as the server knows it. */
export const askAboutPayment = async (sessionId: string) => call(checkPayment, { body: { sessionId } });
