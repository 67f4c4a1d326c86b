import type { InkBlank } from '#assembly/blank.ts';

/** The blank for the date of a trust that is signed on the day of the will, before it. */
export const dateOfTrust = {
  kind: 'blank',
  purpose: 'date of the trust',
  width: 24,
  entry: { what: 'dateOfTrust', by: 'maker', when: 'signing' },
} as const satisfies InkBlank;
