import type { Blank, Gap } from '@evergrant/domain/assembly/blank.ts';

/**
 * True for the blank of a draft that stands for a fact still to be given. It is printed as words ("To be completed: …"),
 * because it is no place to write in ink.
 */
export const isGap = (blank: Blank): blank is Gap => blank.field !== undefined;
