import { z } from 'zod';

/** Stripe names another object by its id, or includes the whole object; either way this is its id. */
export const reference = z
  .union([z.string().min(1), z.object({ id: z.string().min(1) })])
  .transform((value) => (typeof value === 'string' ? value : value.id));
