import { nameAvailableTypes } from '@evergrant/domain/catalogue/available-types.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { trustTypes } from '#content/trust-types.ts';

interface Costs {
  readonly isAvailable: boolean;
  /** Whether the document can be made here, in one or two sentences. */
  readonly availability: string;
  readonly price: string;
  readonly promise: string;
}

const once = formatMoney(brand.plans.one_time.priceInCents);
const monthly = formatMoney(brand.plans.subscription.priceInCents);
const { claims } = brand;

/** What a kind of trust costs here and whether it can be made; `typeId` is the catalogue's. */
export const whatItCosts = (typeId: string): Costs => {
  const type = trustTypes.find(({ id }) => id === typeId);
  if (!type) throw new Error(`there is no trust type ${typeId}`);
  return {
    isAvailable: type.isAvailable,
    availability: type.isAvailable
      ? `You can make a ${type.name} here today.`
      : `The ${type.name} cannot be made here yet, and we do not sell it. What can be made here today is ${nameAvailableTypes()}.`,
    price: `Every document costs the same here: ${once} once for one document, or ${monthly} a month for all of your documents. Creating an account, answering the questions and reading the preview cost nothing.`,
    promise: `A one-time purchase includes ${claims.revisionDays} days of revisions. Within ${claims.guaranteeDays} days of the payment you can have your money back.`,
  };
};
