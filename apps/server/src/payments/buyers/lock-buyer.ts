import { sql } from 'drizzle-orm';
import type { Payer } from '#payments/buyers/find-payer.ts';
import type { orders } from '#payments/tables.ts';
import type { Tx } from '#platform/database/database.ts';

type Buyer = Pick<typeof orders.$inferSelect, 'userId' | 'guestEmail'>;

/** Who buys, as a key for `lockBuyer`: a member, or everybody who gives the same address without an account. */
export const buyerOf = ({ userId, guestEmail }: Buyer): string =>
  userId === null ? `guest ${(guestEmail ?? '').toLowerCase()}` : `member ${userId}`;

/** The keys of a payer: what one person pays with an account and without one is recorded one after the other. */
export const keysOf = ({ userId, email }: Payer): readonly string[] => [
  ...(userId === null ? [] : [buyerOf({ userId, guestEmail: null })]),
  ...(email === null ? [] : [buyerOf({ userId: null, guestEmail: email })]),
];

/** One checkout of a buyer is placed, or one payment recorded, at a time. Take it before any row of theirs is locked. */
export const lockBuyer = async (tx: Tx, ...keys: readonly string[]): Promise<void> => {
  // Always in the same order, so that two that need the same locks never wait for each other.
  for (const key of keys.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`buyer ${key}`}))`);
  }
};
