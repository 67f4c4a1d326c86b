import { z } from 'zod';

/** RFC 9457 problem details, the body of every refusal. `title` and `detail` are written for the person at the screen. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    /** A stable word for programs, e.g. `duplicate-witness`. */
    code: z.string(),
    /** Seconds to wait before trying again. */
    retryAfterSeconds: z.int().optional(),
    /** Which fields were refused, and why, by dotted path. */
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof Problem>;
