import type { ProductType } from '@evergrant/contract/payments.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { priceInCents, type PlanId } from '@evergrant/domain/catalogue/prices.ts';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly priceInCents: number;
}

/** What a product type costs and is called; `trust_package` is the older word for the one-time plan. */
export const planOf = (productType: ProductType): Plan => {
  const id = productType === 'subscription' ? 'subscription' : 'one_time';
  return { id, name: brand.plans[id].name, priceInCents: priceInCents[id] };
};
