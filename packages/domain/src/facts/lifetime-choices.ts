import { z } from 'zod';

// What can be chosen for a share that is kept for somebody's life.

/** What is paid from it. */
export const LifetimePayments = z.enum(['needs', 'incomeAndNeeds']);

/** Among whom that person may choose who takes afterwards. */
export const LifetimePower = z.enum(['none', 'family', 'others', 'general']);

/** Who takes what is not chosen; `named`: somebody whose name is told besides. */
export const LifetimeRemainder = z.enum(['theirDescendants', 'named', 'nextInLine']);

export type LifetimePayments = z.infer<typeof LifetimePayments>;
export type LifetimePower = z.infer<typeof LifetimePower>;
export type LifetimeRemainder = z.infer<typeof LifetimeRemainder>;
