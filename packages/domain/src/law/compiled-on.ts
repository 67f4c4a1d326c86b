import type { PlainDate } from '#kit/plain-date.ts';

/** The day on which the research of every state was compiled; no attorney has reviewed it. */
export const compiledOn: PlainDate = '2026-11-22';
