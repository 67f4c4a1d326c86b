import { listPurchases, openBillingPortal, readSubscription, requestRefund } from '@evergrant/contract/purchases.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, urlOf } from '#platform/call.ts';

/** What the member has paid, newest first. */
export const purchasesQuery = queryOptions({
  queryKey: ['purchases'],
  queryFn: ({ signal }) => call(listPurchases, { signal }),
});

/** Where the member's subscription stands. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(readSubscription, { signal }),
});

export const sendRefundRequest = ({ id, reason }: { readonly id: string; readonly reason: string }) =>
  call(requestRefund, { params: { id }, body: { reason } });

/** Opens the provider's page for the subscription; the answer is its address. */
export const askForBillingPage = () => call(openBillingPortal, {});

/** Where the receipt of a payment is printed from. */
export const receiptAddress = (id: string): string => urlOf('/account/purchases/{id}/receipt', { id });
