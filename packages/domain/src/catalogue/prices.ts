import type { Cents } from '#kit/money.ts';

/** What a person can buy: the Complete Trust Package once, or Monthly Estate Management every month. */
const planIds = ['one_time', 'subscription'] as const;
export type PlanId = (typeof planIds)[number];

/** What a checkout may name: a plan, or `trust_package`, the older word for the one-time plan. */
export const productTypes = ['trust_package', ...planIds] as const;

/** The price of each plan in US cents, before tax. The server charges these and nothing else. */
export const priceInCents: Readonly<Record<PlanId, Cents>> = { one_time: 29_700, subscription: 3_400 };
