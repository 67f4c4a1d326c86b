import Stripe from 'stripe';
import { PaymentsUnavailable } from '#payments/payments.ts';
import type { BillingPortalRequest, InvoiceState, SubscriptionState } from '#payments/payments.ts';
import { readInvoiceState } from '#payments/read-invoice-state.ts';
import { readSubscriptionState } from '#payments/read-subscription-state.ts';

/** Opens the customer portal; what can be done there is the operator's choice in the Stripe dashboard. */
export const openBillingPortal = async (
  stripe: Stripe,
  { customerId, returnUrl }: BillingPortalRequest,
): Promise<{ readonly url: string }> => {
  const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
  if (!url) throw new PaymentsUnavailable('The payment provider answered without a billing page.');
  return { url };
};

/** A subscription as it is now; `undefined` when Stripe does not know it. */
export const findSubscription = async (
  stripe: Stripe,
  subscriptionId: string,
): Promise<SubscriptionState | undefined> => {
  // An empty or odd id would address another part of the API.
  if (!/^\w{1,255}$/.test(subscriptionId)) return undefined;
  const found = await orNothing(() => stripe.subscriptions.retrieve(subscriptionId));
  return found && requireSubscriptionState(found, subscriptionId);
};

/** Ends a subscription at once. Stripe answers "no such subscription" when it has ended before. */
export const endSubscription = async (
  stripe: Stripe,
  subscriptionId: string,
): Promise<SubscriptionState | undefined> => {
  const found = await findSubscription(stripe, subscriptionId);
  if (!found || found.status === 'canceled') return found;

  const ended = await orNothing(() => stripe.subscriptions.cancel(subscriptionId));
  return ended ? requireSubscriptionState(ended, subscriptionId) : findSubscription(stripe, subscriptionId);
};

/** The paid invoices of a subscription; what is not understood in full is left out, never guessed. */
export const listPaidInvoices = async (stripe: Stripe, subscriptionId: string): Promise<readonly InvoiceState[]> => {
  const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 });
  return data.map(readInvoiceState).filter((invoice) => invoice !== undefined);
};

const orNothing = async <Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
};

const requireSubscriptionState = (wire: unknown, subscriptionId: string): SubscriptionState => {
  const state = readSubscriptionState(wire);
  if (state?.subscriptionId === subscriptionId) return state;
  throw new PaymentsUnavailable('The payment provider answered with a subscription that is not understood.');
};
