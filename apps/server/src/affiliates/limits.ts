import type { Limit } from '#platform/rate-limit.ts';

const quarterHour = 15 * 60;

/** Applications of one member, with those that were refused. */
export const applicationsOfMember: Limit = { name: 'affiliate-application', attempts: 10, seconds: 60 * 60 };
/** Mails to administrators that one member asks for. */
export const noticesOfMember: Limit = { name: 'affiliate-notice', attempts: 20, seconds: 60 * 60 };
/** Links of affiliates that are followed from one network; many may share it. */
export const clicksFromAddress: Limit = { name: 'affiliate-click', attempts: 300, seconds: quarterHour };
/** Codes that are attached to checkouts from one network. */
export const codesFromAddress: Limit = { name: 'affiliate-code', attempts: 60, seconds: quarterHour };

export const tooMany = (wait: string): string => `Too many attempts. Please wait ${wait} before trying again.`;
