import type { Language } from '@evergrant/domain/kit/language.ts';
import { eq } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { orders } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

export interface Buyer {
  readonly name: string | null;
  readonly email: string;
  readonly language: Language;
}

/** Who bought something and where they can be written to: a member, or the guest who paid. */
export const findBuyer = async (db: DbOrTx, orderId: string): Promise<Buyer | undefined> => {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  if (order.userId !== null) return findContact(db, order.userId);
  const email = order.payerEmail ?? order.guestEmail;
  return email === null ? undefined : { name: order.guestName, email, language: order.language };
};
