import { ageOn, type PlainDate } from '#kit/plain-date.ts';

/** The age in years from which one makes a document. */
export const fullAge = 18;

/** Whether somebody who was born on a day makes no document yet. */
export const isUnderAge = (bornOn: PlainDate, today: PlainDate): boolean => ageOn(bornOn, today) < fullAge;

/** What is said of it, wherever it is. */
export const underAge = `You must be at least ${fullAge} years old to make this document.`;
