/** How many of the words that wait are shown in one step: one by one, and more where many wait, so that nobody waits for them. */
export const wordsAtOnce = (waiting: number): number => Math.max(1, Math.ceil(waiting / 12));
