import type { PlanId } from '@evergrant/domain/catalogue/prices.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { wordsFor } from '@evergrant/domain/catalogue/document-types.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';

const { one_time: once, subscription: monthly } = brand.plans;

export interface Plan {
  readonly id: PlanId;
  /** How it is paid, as heading of its card. */
  readonly heading: string;
  /** What is bought, under the name that it has everywhere. */
  readonly name: string;
  readonly priceInCents: number;
  /** `$297`, `$34/month`. */
  readonly price: string;
  readonly explanation: string;
  readonly badge: string;
}

/** The plans of the checkout, the default first. */
export const plans: readonly Plan[] = [
  {
    id: 'one_time',
    heading: 'One-Time Payment',
    name: once.name,
    priceInCents: once.priceInCents,
    price: formatMoney(once.priceInCents),
    explanation: `One document, finished and ready to sign, with ${brand.claims.revisionDays}-day document revision access.`,
    badge: once.badge,
  },
  {
    id: 'subscription',
    heading: 'Monthly Subscription',
    name: monthly.name,
    priceInCents: monthly.priceInCents,
    price: `${formatMoney(monthly.priceInCents)}/month`,
    explanation: 'All your documents, with changes whenever your life changes, for as long as you subscribe.',
    badge: monthly.badge,
  },
];

/** What is bought for a document of this type: the package has its name from trusts, and nothing else is sold as one. */
export const soldAs = ({ id, heading, name }: Plan, documentTypeId: string | undefined): string =>
  id === 'one_time' && documentTypeId !== undefined && wordsFor([documentTypeId]) !== wordsFor([]) ? heading : name;

/** A plan by its id. */
export const planOf = (id: PlanId): Plan => {
  const found = plans.find((plan) => plan.id === id);
  if (!found) throw new Error(`no such plan: ${id}`);
  return found;
};
