import type { Cents } from '#kit/money.ts';

/** What a person can buy: the Complete Trust Package once, or Monthly Estate Management every month. */
export type PlanId = 'one_time' | 'subscription';

/** The price of each plan in US cents, before tax. The server charges these and nothing else. */
export const priceInCents: Readonly<Record<PlanId, Cents>> = { one_time: 29_700, subscription: 3_400 };
