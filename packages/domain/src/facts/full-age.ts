import { fullAge } from '#kit/full-age.ts';
import { ageOn, type PlainDate } from '#kit/plain-date.ts';

/** Whether somebody who was born on a day is a minor yet. */
export const isUnderAge = (bornOn: PlainDate, today: PlainDate): boolean => ageOn(bornOn, today) < fullAge;

/** What is said to a maker who is. */
export const underAge = `You must be at least ${fullAge} years old to make this document.`;
