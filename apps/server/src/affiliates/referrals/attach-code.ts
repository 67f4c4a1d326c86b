import type { trackAffiliateCommission } from '@evergrant/contract/affiliates.ts';
import type { z } from 'zod';
import { findApproved } from '#affiliates/find-approved.ts';
import { codesFromAddress, tooMany } from '#affiliates/limits.ts';
import { loadOwnCheckout, referCheckout, type OwnCheckout } from '#payments/checkout/refer-checkout.ts';
import type { Actor, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { Refused, type RefusalKind } from '#platform/refused.ts';

type Tracked = z.output<typeof trackAffiliateCommission.body>;

interface Attachment {
  readonly actor: Actor;
  readonly browserSecret: string | undefined;
  readonly tracked: Tracked;
  readonly origin: Origin;
}

/** Attaches a code to a checkout of the caller that is not paid yet. It creates no money: only the payment does. */
export const attachCode = async (
  context: Pick<Context, 'db' | 'clock'>,
  { actor, browserSecret, tracked, origin }: Attachment,
): Promise<void> => {
  await rateLimitOf(context.db).count(codesFromAddress, networkOf(origin.ipAddress), tooMany);
  const { sessionId } = tracked;
  const checkout = await loadOwnCheckout(context, { sessionId, actor, browserSecret });
  if (!checkout) throw failed('absent', 'checkout-not-found');
  if (!isWhatIsBought(checkout, tracked)) throw failed('invalid', 'other-checkout');
  const affiliate = await findApproved(context.db, tracked.referralCode);
  if (!affiliate) throw failed('invalid', 'unknown-code');

  const isAttached = await referCheckout(context.db, { orderId: checkout.orderId, code: affiliate.affiliateCode });
  if (!isAttached) throw failed('conflict', 'already-paid');
};

const isWhatIsBought = (checkout: OwnCheckout, tracked: Tracked): boolean => {
  const type = checkout.plan === 'subscription' ? 'monthly_subscription' : 'one_time';
  return (
    Math.round(tracked.purchaseAmount * 100) === checkout.amountInCents &&
    tracked.commissionType === type &&
    tracked.customerEmail.trim().toLowerCase() === checkout.email?.toLowerCase()
  );
};

const failed = (kind: RefusalKind, code: string): Refused =>
  new Refused(kind, { code, message: 'Failed to track commission' });
