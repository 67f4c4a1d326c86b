import type { Inline } from '@evergrant/domain/assembly/block.ts';

/**
 * True for the blank of a draft that stands for a fact still to be given. It is printed as words ("To be completed: …"),
 * because it is no place to write in ink.
 */
export const isGap = ({ field }: Extract<Inline, { readonly kind: 'blank' }>): boolean => field !== undefined;
