import type { MaritalStatus } from '#facts/marital-status.ts';

/** The status of whoever has a spouse in law. */
export type MarriedStatus = Extract<MaritalStatus, 'Married' | 'Separated'>;

/** True for whoever has a spouse in law: the separated are married until a court ends the marriage. */
export const isMarried = (status: MaritalStatus | undefined): status is MarriedStatus =>
  status === 'Married' || status === 'Separated';

/** True for whoever has lost a spouse. */
export const isWidowed = (status: MaritalStatus | undefined): boolean => status === 'Widowed';
