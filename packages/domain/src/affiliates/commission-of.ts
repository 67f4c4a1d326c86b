import { brand } from '#brand/brand.ts';
import type { PlanId } from '#catalogue/prices.ts';
import type { Cents } from '#kit/money.ts';

/** What an affiliate earns by one purchase of a plan, in whole cents; a subscription earns once, at its first payment. */
export const commissionOf = (plan: PlanId): Cents =>
  plan === 'subscription' ? brand.commissions.subscriptionInCents : brand.commissions.oneTimeInCents;
