/** Seconds between two looks at a payment that is not confirmed yet: quick at first, then every half minute. */
const secondsByAttempt = [1, 2, 3, 5, 8, 13, 20];
const laterSeconds = 30;

/** How many looks happen under the verifying spinner before the person is told that there is no confirmation yet. */
export const quietAttempts = 4;

/** Milliseconds to wait after look number `attempt`, counted from 1. */
export const nextCheckInMs = (attempt: number): number => (secondsByAttempt[attempt - 1] ?? laterSeconds) * 1000;
