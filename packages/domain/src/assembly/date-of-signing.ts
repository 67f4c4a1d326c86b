import type { InkBlank } from '#assembly/blank.ts';

/** The blank for the day on which the maker signs; the product fills it in by its entry. */
export const dateOfSigning = {
  kind: 'blank',
  purpose: 'date of signing',
  width: 24,
  entry: { what: 'date', by: 'maker', when: 'signing' },
} as const satisfies InkBlank;
