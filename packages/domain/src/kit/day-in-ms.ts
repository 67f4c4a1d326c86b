/** A day of 24 hours, in milliseconds. */
export const dayInMs = 24 * 60 * 60 * 1000;
