import type { Facts } from '#facts/facts.ts';

/** Everybody whom the facts of a trust name as its trustee, now or later, in their order. */
export const trusteesNamed = ({
  initialTrustee = [],
  successorTrustee,
  successorTrustees = [],
}: Pick<Facts, 'initialTrustee' | 'successorTrustee' | 'successorTrustees'>) => [
  ...initialTrustee,
  ...(successorTrustee === undefined ? [] : [successorTrustee]),
  ...successorTrustees,
];
