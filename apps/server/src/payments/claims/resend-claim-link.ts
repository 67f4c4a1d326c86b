import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';
import { claimLinksToAddress, claimsFromAddress, tooMany } from '#payments/guest-limits.ts';
import { orders } from '#payments/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { Refused } from '#platform/refused.ts';

const atOnce = 5;

/**
 * Has a new link mailed for what was bought with this address and nobody has claimed. The answer is the same whether or
 * not something was: it goes to the payer's address alone.
 */
export const resendClaimLink = async (
  { db, announce }: Pick<Context, 'db' | 'announce'>,
  input: { readonly email: string; readonly origin: Origin },
): Promise<void> => {
  const email = input.email.trim().toLowerCase();
  if (!isEmailAddress(email)) {
    const message = email ? 'Please enter a valid email address.' : 'Please enter your email address.';
    throw new Refused('invalid', { code: 'invalid-email', message, errors: [{ field: 'email', message }] });
  }
  const rateLimit = rateLimitOf(db);
  await rateLimit.count(claimsFromAddress, networkOf(input.origin.ipAddress), tooMany);
  await rateLimit.count(claimLinksToAddress, email, tooMany);

  await db.transaction(async (tx) => {
    const unclaimed = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(sql`lower(${orders.payerEmail})`, email), isNull(orders.userId), isNotNull(orders.paidAt)))
      .orderBy(desc(orders.paidAt))
      .limit(atOnce);
    await announce(tx, 'claim.link-asked', { orderIds: unclaimed.map(({ id }) => id) });
  });
};
