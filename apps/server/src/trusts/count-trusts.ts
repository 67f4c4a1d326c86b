import { count, eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { trusts } from '#trusts/tables.ts';

/** How many documents a member has. */
export const countTrusts = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(trusts).where(eq(trusts.userId, userId));
  return row?.total ?? 0;
};
