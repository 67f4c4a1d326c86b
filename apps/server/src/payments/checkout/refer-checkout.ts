import type { PlanId } from '@evergrant/domain/catalogue/prices.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { isOfBrowser } from '#payments/claims/claim-secret.ts';
import { planOf } from '#payments/plan-of.ts';
import { orders } from '#payments/tables.ts';
import type { Actor } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';

export interface OwnCheckout {
  readonly orderId: string;
  readonly plan: PlanId;
  readonly amountInCents: number;
  /** The buyer's address. */
  readonly email: string | null;
}

interface Asked {
  readonly sessionId: string;
  readonly actor: Actor;
  /** What the browser proves its own checkouts with. */
  readonly browserSecret: string | undefined;
}

/** A checkout of the caller: of the member, or opened without an account in this browser. */
export const loadOwnCheckout = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sessionId, actor, browserSecret }: Asked,
): Promise<OwnCheckout | undefined> => {
  const [order] = await db.select().from(orders).where(eq(orders.sessionId, sessionId));
  if (!order) return undefined;
  const { id: orderId, userId, amountInCents, guestEmail } = order;
  const described = { orderId, amountInCents, plan: planOf(order.productType).id };
  if (userId !== null) {
    return actor.kind === 'member' && actor.userId === userId ? { ...described, email: actor.email } : undefined;
  }
  const isOwn = await isOfBrowser(db, { orderId, browserSecret, now: clock() });
  return isOwn ? { ...described, email: guestEmail } : undefined;
};

/** Keeps whose recommendation led to a checkout; false once it is paid or has expired. */
export const referCheckout = async (
  db: DbOrTx,
  { orderId, code }: { readonly orderId: string; readonly code: string },
): Promise<boolean> => {
  const [kept] = await db
    .update(orders)
    .set({ referralCode: code })
    .where(and(eq(orders.id, orderId), inArray(orders.state, ['opening', 'open'])))
    .returning({ id: orders.id });
  return kept !== undefined;
};
