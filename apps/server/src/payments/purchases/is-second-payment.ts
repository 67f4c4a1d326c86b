import { and, eq, isNotNull } from 'drizzle-orm';
import { purchases } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** Whether an order paid for what was paid for already, so that its money is given back. */
export const isSecondPayment = async (db: DbOrTx, orderId: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.orderId, orderId), isNotNull(purchases.secondOf)));
  return found !== undefined;
};
