import { count, eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { documents } from '#documents/tables.ts';

/** How many documents a member has. */
export const countDocuments = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(documents).where(eq(documents.userId, userId));
  return row?.total ?? 0;
};
