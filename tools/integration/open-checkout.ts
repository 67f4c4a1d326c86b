import { randomUUID } from 'node:crypto';
import { createGuestPayment } from '@evergrant/server/payments/checkout/create-guest-payment.ts';
import { createPayment } from '@evergrant/server/payments/checkout/create-payment.ts';
import type { Member } from '@evergrant/server/platform/actor.ts';
import type { Context } from '@evergrant/server/platform/context.ts';
import { guestWantedOf } from '@evergrant/server/platform/testing/buy-as-test-guest.ts';
import { wantedOf } from '@evergrant/server/platform/testing/buy-in-test.ts';
import { Refused } from '@evergrant/server/platform/refused.ts';

/** What a buyer wants to pay for; it can be sent to another process. */
export type Asked =
  | { readonly kind: 'document'; readonly member: Member; readonly documentId: string }
  | { readonly kind: 'subscription'; readonly member: Member }
  | { readonly kind: 'package'; readonly email: string; readonly ipAddress: string };

/** The address of the payment page, or the code of the refusal. */
export type Opened = { readonly url: string } | { readonly refused: string };

export const openCheckout = async (context: Context, asked: Asked): Promise<Opened> => {
  try {
    return { url: await openUrl(context, asked) };
  } catch (error) {
    return { refused: error instanceof Refused ? error.refusal.code : String(error) };
  }
};

const openUrl = async (context: Context, asked: Asked): Promise<string> => {
  if (asked.kind === 'package') {
    const opened = await createGuestPayment(context, {
      wanted: { ...guestWantedOf({ name: 'Wanda Hill', email: asked.email }), idempotencyKey: randomUUID() },
      // One guest has one browser; pages of different browsers may stand beside each other.
      browserSecret: `the browser of ${asked.email}`,
      origin: { ipAddress: asked.ipAddress, userAgent: 'Vitest' },
    });
    return opened.session.url;
  }
  const { member } = asked;
  const wanted =
    asked.kind === 'document' ? wantedOf({ documentId: asked.documentId }) : wantedOf({ productType: 'subscription' });
  return (await createPayment(context, { member, wanted })).url;
};
