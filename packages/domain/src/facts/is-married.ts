import type { MaritalStatus } from '#facts/shapes.ts';

/** True for whoever has a spouse in law: the separated are married until a court ends the marriage. */
export const isMarried = (status: MaritalStatus | undefined): status is 'Married' | 'Separated' =>
  status === 'Married' || status === 'Separated';
