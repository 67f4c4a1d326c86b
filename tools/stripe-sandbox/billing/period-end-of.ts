import type { Subscription } from '#stripe-sandbox/shapes/wire.ts';

/** Until when a subscription is paid, in seconds. */
export const periodEndOf = ({ items }: Subscription): number =>
  Math.max(...items.data.map((item) => item.current_period_end));
