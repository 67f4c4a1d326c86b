import { eq, inArray, or, sql } from 'drizzle-orm';
import { automationDeliveries } from '#notifications/tables.ts';
import type { Tx } from '#platform/database/database.ts';

interface Forgotten {
  readonly email: string;
  readonly documentIds: readonly string[];
}

/** Removes what was sent to the operator's automation about a member, the addresses of witnesses with it. */
export const forgetDeliveries = async (tx: Tx, { email, documentIds }: Forgotten): Promise<void> => {
  const { data } = automationDeliveries;
  const isOfDocument = documentIds.length > 0 ? inArray(sql`${data}->>'trust_id'`, [...documentIds]) : undefined;
  await tx.delete(automationDeliveries).where(or(eq(sql`${data}->>'user_email'`, email), isOfDocument));
};
