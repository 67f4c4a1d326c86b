import { z } from 'zod';

/** What every list of the portal is asked: what to look for, and where the page before ended. */
export const paged = { search: z.string().max(200).optional(), cursor: z.string().max(500).optional() };

/** The answer of such a list. */
export const page = <Row extends z.ZodType>(id: string, row: Row) =>
  z
    .object({
      rows: z.array(row),
      /** Pass it as `cursor` to get what follows; null at the end. */
      nextCursor: z.string().nullable(),
      /** How many rows fit the search; beyond ten thousand it stays at 10,000 and `isMore` is true. */
      total: z.int(),
      isMore: z.boolean(),
    })
    .meta({ id });
