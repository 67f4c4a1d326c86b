import type { Limit } from '#platform/rate-limit.ts';

const minute = 60;

/** Password checks of one account from one network, by browsers that it does not know. */
export const loginsOfSource: Limit = { name: 'login-source', attempts: 10, seconds: 15 * minute };
/** The same from everywhere: what guessing from many networks gets. It must be far above what one stranger can use up. */
export const loginsOfAccount: Limit = { name: 'login-account', attempts: 100, seconds: 15 * minute };
/** Password checks in a browser that was signed in to the account before. */
export const loginsOfBrowser: Limit = { name: 'login-browser', attempts: 10, seconds: 15 * minute };
/** Wrong passwords from one address, whatever the account. */
export const loginsFromAddress: Limit = { name: 'login-address', attempts: 100, seconds: 15 * minute };
export const registrationsFromAddress: Limit = { name: 'register-address', attempts: 200, seconds: 15 * minute };
/** Each registration mails the owner of the address, who may not have asked for it: on the word of one network, of everybody. */
export const registrationsOfSource: Limit = { name: 'register-source', attempts: 5, seconds: 15 * minute };
export const registrationMailsToAddress: Limit = { name: 'register-mail', attempts: 10, seconds: 60 * minute };
/** The button waits 60 seconds between mails; whoever hurries past it waits 300. */
export const resendsOfSource: Limit = { name: 'resend-source', attempts: 1, seconds: minute, lockSeconds: 5 * minute };
export const resentMailsToAddress: Limit = { name: 'resend-mail', attempts: 10, seconds: 60 * minute };
export const resendsFromAddress: Limit = { name: 'resend-address', attempts: 60, seconds: 15 * minute };
/** Mails with a reset link: to one address on the word of one network, of everybody, and of a browser it knows. */
export const resetMailsOfSource: Limit = { name: 'reset-source', attempts: 5, seconds: 60 * minute };
export const resetMailsToAddress: Limit = { name: 'reset-mail', attempts: 10, seconds: 60 * minute };
export const resetMailsOfBrowser: Limit = { name: 'reset-browser', attempts: 5, seconds: 60 * minute };
/** Guesses at the secret of a mailed reset link. */
export const resetGuessesFromAddress: Limit = { name: 'reset-guess', attempts: 30, seconds: 15 * minute };
export const resetsFromAddress: Limit = { name: 'reset-address', attempts: 60, seconds: 15 * minute };
/** Presses on a confirmation link with another password than the one that was chosen with it. */
export const confirmationsOfAccount: Limit = { name: 'confirmation', attempts: 10, seconds: 15 * minute };
/** Guesses at the password of an account whose browser stands open. */
export const passwordChecksOfAccount: Limit = { name: 'password-check', attempts: 10, seconds: 15 * minute };
/** Each request mails an address that may belong to somebody else. */
export const emailChangesOfAccount: Limit = { name: 'email-change', attempts: 5, seconds: 15 * minute };
/** Guesses at a second factor; of a million codes three are right at any time. */
export const secondFactorsOfAccount: Limit = { name: 'second-factor', attempts: 10, seconds: 15 * minute };
