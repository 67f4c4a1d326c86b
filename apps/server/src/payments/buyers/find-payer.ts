import { findConfirmedAccount } from '#accounts/find-confirmed-account.ts';
import { findContact } from '#accounts/find-contact.ts';
import type { orders } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** One person, with or without an account: who pays by an address, and the account in which that address is confirmed. */
export interface Payer {
  readonly userId: string | null;
  readonly email: string | null;
}

interface Paying extends Pick<typeof orders.$inferSelect, 'userId' | 'guestEmail'> {
  /** The address that the provider has of a guest. */
  readonly providerEmail?: string | undefined;
}

/** Who pays an order. */
export const findPayer = async (db: DbOrTx, { userId, guestEmail, providerEmail }: Paying): Promise<Payer> => {
  if (userId !== null) return { userId, email: (await findContact(db, userId))?.email ?? null };
  const email = providerEmail ?? guestEmail;
  return { userId: (email && (await findConfirmedAccount(db, email))) || null, email };
};
