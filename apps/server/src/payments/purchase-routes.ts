import * as contract from '@evergrant/contract/purchases.ts';
import { listPurchases } from '#payments/purchases/list-purchases.ts';
import { openBillingPortal } from '#payments/subscriptions/open-billing-portal.ts';
import { readReceipt } from '#payments/purchases/read-receipt.ts';
import { readSubscription } from '#payments/subscriptions/read-subscription.ts';
import { requestRefund } from '#payments/refunds/request-refund.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { serveRaw } from '#platform/http/serve-raw.ts';

/** What a member has bought, and what can be done about it. */
export const servePurchases = (api: Api, context: Context): void => {
  serveOperation(api, contract.listPurchases, async ({ actor }) => ({
    purchases: await listPurchases(context, actor),
  }));
  serveOperation(api, contract.requestRefund, ({ actor, params, body, origin }) =>
    requestRefund(context, { member: actor, purchaseId: params.id, reason: body.reason, origin }),
  );
  serveOperation(api, contract.readSubscription, async ({ actor }) => ({
    subscription: await readSubscription(context.db, actor.userId),
  }));
  serveOperation(api, contract.openBillingPortal, ({ actor }) => openBillingPortal(context, { member: actor }));
  serveReceipt(api, context);
};

const receiptPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'";

/** A page to print, so it is no operation of the JSON contract. */
const serveReceipt = (api: Api, context: Context): void => {
  const described = {
    id: 'readReceipt',
    method: 'get',
    path: '/account/purchases/{id}/receipt',
    tag: 'payments',
    access: 'member',
    summary: 'The receipt of a purchase as a page to print',
    params: contract.PurchaseId,
    answers: { description: 'The receipt', type: 'text/html' },
  } as const;
  serveRaw(api, described, async ({ actor, params, http }) => {
    http.header('Content-Security-Policy', receiptPolicy);
    return http.html(await readReceipt(context, { member: actor, purchaseId: params.id }));
  });
};
