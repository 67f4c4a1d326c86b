import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { randomUUID } from 'node:crypto';
import type {
  CheckoutRequest,
  CheckoutState,
  InvoiceState,
  PaymentEvent,
  Payments,
  SubscriptionState,
} from '@evergrant/ports/payments/payments.ts';
import { PaymentsRefused } from '@evergrant/ports/payments/payments.ts';
import { createMemoryPayoutAccounts, type MemoryPayoutAccounts } from '#platform/testing/memory-payout-accounts.ts';

/** The payments port without a provider: checkouts in memory, deliveries that only `deliver` can make. */
export interface MemoryPayments extends Payments, MemoryPayoutAccounts {
  /** The buyer pays; the state is what the provider says from now on. */
  readonly pay: (sessionId: string) => CheckoutState;
  /** What the provider says about a subscription from now on; before, it does not know it. */
  readonly keepSubscription: (state: SubscriptionState) => void;
  /** What the provider has been paid for a month of a subscription. */
  readonly keepInvoice: (invoice: InvoiceState) => void;
  /** A delivery that `readWebhook` takes for genuine: body and signature. */
  readonly deliver: (event: PaymentEvent) => { readonly rawBody: string; readonly signature: string };
}

export const createMemoryPayments = (clock: () => Date): MemoryPayments => {
  const stateById = new Map<string, CheckoutState>();
  const sessionByKey = new Map<string, string>();
  const eventBySignature = new Map<string, PaymentEvent>();
  const subscriptionById = new Map<string, SubscriptionState>();
  const invoices: InvoiceState[] = [];

  const require = (sessionId: string): CheckoutState => {
    const state = stateById.get(sessionId);
    if (!state) throw new PaymentsRefused('resource_missing', 'There is no such checkout.');
    return state;
  };
  const change = (sessionId: string, changes: Partial<CheckoutState>): CheckoutState => {
    const state = { ...require(sessionId), ...changes };
    stateById.set(sessionId, state);
    return state;
  };

  return {
    ...createMemoryPayoutAccounts(),
    openCheckout: async (request) => {
      const known = sessionByKey.get(request.idempotencyKey);
      const state = known === undefined ? openState(request) : require(known);
      sessionByKey.set(request.idempotencyKey, state.sessionId);
      stateById.set(state.sessionId, state);
      const expiresAt = new Date(clock().getTime() + dayInMs);
      return { sessionId: state.sessionId, url: state.url ?? '', expiresAt };
    },
    findCheckout: async (sessionId) => stateById.get(sessionId),
    findCheckoutOfOrder: async ({ orderId }) => [...stateById.values()].find((state) => state.orderId === orderId),
    expireCheckout: async (sessionId) =>
      require(sessionId).status === 'open'
        ? change(sessionId, { status: 'expired', url: undefined })
        : require(sessionId),
    refund: async ({ amountInCents, idempotencyKey }) => ({
      refundId: `re_${idempotencyKey}`,
      status: 'succeeded',
      amountInCents: amountInCents ?? 0,
    }),
    openBillingPortal: async ({ customerId }) => ({ url: `http://127.0.0.1/billing/${customerId}` }),
    findSubscription: async (id) => subscriptionById.get(id),
    endSubscription: async (id) => {
      const known = subscriptionById.get(id);
      if (known) subscriptionById.set(id, { ...known, status: 'canceled' });
      return subscriptionById.get(id);
    },
    listPaidInvoices: async (id) => invoices.filter(({ subscriptionId }) => subscriptionId === id),
    keepSubscription: (state) => void subscriptionById.set(state.subscriptionId, state),
    keepInvoice: (invoice) => void invoices.push(invoice),
    readWebhook: async (_rawBody, signature) =>
      eventBySignature.get(signature) ?? { kind: 'refused', reason: 'not-genuine' },
    pay: (sessionId) => change(sessionId, { status: 'complete', paymentStatus: 'paid', url: undefined }),
    deliver: (event) => {
      const signature = randomUUID();
      eventBySignature.set(signature, event);
      return { rawBody: JSON.stringify(event), signature };
    },
  };
};

const openState = (request: CheckoutRequest): CheckoutState => {
  const sessionId = `cs_test_${randomUUID()}`;
  const isSubscription = request.kind === 'subscription';
  return {
    sessionId,
    orderId: request.orderId,
    kind: request.kind,
    status: 'open',
    paymentStatus: 'unpaid',
    amountTotalInCents: request.amountInCents,
    currency: 'usd',
    customerEmail: request.customerEmail,
    paymentIntentId: `pi_${randomUUID()}`,
    subscriptionId: isSubscription ? `sub_${randomUUID()}` : undefined,
    invoiceId: undefined,
    customerId: isSubscription ? `cus_${randomUUID()}` : undefined,
    url: `http://127.0.0.1/pay/${sessionId}`,
  };
};
