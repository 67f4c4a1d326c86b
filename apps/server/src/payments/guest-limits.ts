import type { Limit } from '#platform/rate-limit.ts';

const quarterHour = 15 * 60;

/** Checkouts that guests open from one address. */
export const guestCheckoutsFromAddress: Limit = { name: 'guest-checkout', attempts: 60, seconds: quarterHour };
/** The success page asks again and again, so there may be many. */
export const guestChecksFromAddress: Limit = { name: 'guest-check', attempts: 600, seconds: quarterHour };
export const claimsFromAddress: Limit = { name: 'claim', attempts: 60, seconds: quarterHour };

/** Each request mails the payer, who may not have asked for it. */
export const claimLinksToAddress: Limit = { name: 'claim-link', attempts: 3, seconds: 60 * 60 };

export const tooMany = (wait: string): string => `Too many attempts. Please wait ${wait} before trying again.`;
