import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';

/** The calendar day of a moment, in UTC. */
export const todayOf = (now: Date): PlainDate => now.toISOString().slice(0, 10);
