import type { ClaimedPurchase, ClaimPurchaseBody } from '@evergrant/contract/guest-purchases.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { attachPurchase } from '#payments/claims/attach-purchase.ts';
import { findOrderOfLink, isOfBrowser } from '#payments/claims/claim-secret.ts';
import { claimsFromAddress, tooMany } from '#payments/guest-limits.ts';
import { isSecondPayment } from '#payments/purchases/is-second-payment.ts';
import { planOf } from '#payments/plan-of.ts';
import { orders } from '#payments/tables.ts';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { Refused } from '#platform/refused.ts';

interface Claim {
  readonly member: Member;
  readonly proof: z.output<typeof ClaimPurchaseBody>;
  readonly browserSecret: string | undefined;
  readonly origin: Origin;
}

/** Adds a guest's purchase to the member's account, by the mailed link or in the browser that paid. */
export const claimPurchase = async (
  context: Pick<Context, 'db' | 'announce' | 'clock'>,
  claim: Claim,
): Promise<z.input<typeof ClaimedPurchase>> => {
  const { member, proof, origin } = claim;
  await rateLimitOf(context.db).count(claimsFromAddress, networkOf(origin.ipAddress), tooMany);
  const orderId = 'token' in proof ? await findOrderOfLink(context.db, proof.token) : await ofBrowser(context, claim);
  if (!orderId) throw new Refused('absent', unproven);

  const order = await context.db.transaction((tx) =>
    attachPurchase(
      { ...context, tx },
      {
        orderId,
        userId: member.userId,
        by: 'token' in proof ? 'mailed link' : 'browser',
        origin,
      },
    ),
  );
  const { productType, amountInCents, currency } = order;
  return {
    productType,
    productName: planOf(productType).name,
    amountTotal: amountInCents,
    currency,
    isSecondPayment: await isSecondPayment(context.db, orderId),
  };
};

const ofBrowser = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { proof, browserSecret }: Claim,
): Promise<string | undefined> => {
  if (!('sessionId' in proof)) return undefined;
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.sessionId, proof.sessionId));
  if (!order) return undefined;
  return (await isOfBrowser(db, { orderId: order.id, browserSecret, now: clock() })) ? order.id : undefined;
};

const unproven = {
  code: 'claim-not-proven',
  title: 'This purchase could not be added',
  message: 'This link is not valid. Please open the link in the receipt that we mailed to the address of the payer.',
};
