import type { RegisterAfterPurchaseBody } from '@evergrant/contract/guest-purchases.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Accounts } from '#accounts/accounts.ts';
import { register } from '#accounts/register.ts';
import { isOfBrowser } from '#payments/claims/claim-secret.ts';
import { orders } from '#payments/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

type Needs = Pick<Context, 'db' | 'announce' | 'clock' | 'settings'>;
type Typed = z.output<typeof RegisterAfterPurchaseBody>;

interface Registration {
  readonly typed: Typed;
  readonly browserSecret: string | undefined;
  readonly origin: Origin;
}

/**
 * Creates an account in the browser that paid. The purchase is promised to this very account and becomes its own when the
 * address is confirmed. An account that exists already gets nothing silently; its owner is mailed what to do. Returns the
 * account that waits, for the server alone.
 */
export const registerAfterPurchase = async (
  context: Needs & Accounts,
  { typed, browserSecret, origin }: Registration,
): Promise<string | undefined> => {
  requireFilledIn(typed, context.settings.minPasswordLength);
  const orderId = await requireOwnOrder(context, { sessionId: typed.sessionId, browserSecret });

  const { name, email, password, language } = typed;
  const waitingUserId = await register(context, { name, email, password, language, origin, hasPurchase: true });

  // The account named last counts; none when the address was known.
  await context.db
    .update(orders)
    .set({ promisedTo: waitingUserId ?? null })
    .where(and(eq(orders.id, orderId), isNull(orders.userId)));
  return waitingUserId;
};

const requireFilledIn = ({ name, email, password, confirmPassword }: Typed, minLength: number): void => {
  if (!name.trim() || !email.trim() || !password || !confirmPassword) {
    const message = 'Please fill in your name, your email and both passwords.';
    throw new Refused('invalid', { code: 'missing', title: 'Missing Information', message });
  }
  if (password !== confirmPassword) {
    const message = 'Passwords do not match. Please try again.';
    const errors = [{ field: 'confirmPassword', message }];
    throw new Refused('invalid', { code: 'password-mismatch', title: 'Password Mismatch', message, errors });
  }
  if (password.length < minLength) {
    const message = `Password must be at least ${minLength} characters long.`;
    const errors = [{ field: 'password', message }];
    throw new Refused('invalid', { code: 'weak-password', title: 'Password Too Short', message, errors });
  }
};

const requireOwnOrder = async (
  { db, clock }: Needs,
  { sessionId, browserSecret }: { readonly sessionId: string; readonly browserSecret: string | undefined },
): Promise<string> => {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.state, 'paid'), isNull(orders.userId)));
  const isOwn = order && (await isOfBrowser(db, { orderId: order.id, browserSecret, now: clock() }));
  if (isOwn) return order.id;
  const message = 'We found no payment of this browser to create an account for.';
  throw new Refused('absent', { code: 'payment-not-found', message });
};
