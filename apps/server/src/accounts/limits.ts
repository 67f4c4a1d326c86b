import type { Limit } from '#platform/rate-limit.ts';

const minute = 60;

/** Password checks of one account, wherever they come from. */
export const loginsOfAccount: Limit = { name: 'login-account', attempts: 10, seconds: 15 * minute };
/** Password checks from one address, whatever the account. */
export const loginsFromAddress: Limit = { name: 'login-address', attempts: 100, seconds: 15 * minute };
export const registrationsFromAddress: Limit = { name: 'register-address', attempts: 60, seconds: 15 * minute };
/** Each registration mails the owner of the address, who may not have asked for it. */
export const registrationsOfAccount: Limit = { name: 'register-account', attempts: 5, seconds: 15 * minute };
/** The button waits 60 seconds between mails; whoever hurries past it waits 300. */
export const resendsToAddress: Limit = { name: 'resend', attempts: 1, seconds: minute, lockSeconds: 5 * minute };
export const resetsToAddress: Limit = { name: 'reset', attempts: 5, seconds: 15 * minute };
export const resetsFromAddress: Limit = { name: 'reset-address', attempts: 60, seconds: 15 * minute };
