import { Problem } from '@evergrant/contract/problem.ts';
import * as contract from '@evergrant/contract/purchases.ts';
import { listPurchases } from '#payments/purchases/list-purchases.ts';
import { openBillingPortal } from '#payments/subscriptions/open-billing-portal.ts';
import { readReceipt } from '#payments/purchases/read-receipt.ts';
import { readSubscription } from '#payments/subscriptions/read-subscription.ts';
import { requestRefund } from '#payments/refunds/request-refund.ts';
import { requireMember } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

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
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: '/account/purchases/{id}/receipt',
    operationId: 'readReceipt',
    summary: 'The receipt of a purchase as a page to print',
    tags: ['payments'],
    security: [{ session: [] }, { bearer: [] }],
    request: { params: contract.PurchaseId },
    responses: {
      200: { description: 'The receipt', content: { 'text/html': { schema: { type: 'string' } } } },
      default: { description: 'Refused', content: { 'application/problem+json': { schema: Problem } } },
    },
  });
  api.get('/account/purchases/:id/receipt', async (http) => {
    const member = requireMember(http.var.actor);
    http.header('Content-Security-Policy', receiptPolicy);
    return http.html(await readReceipt(context, { member, purchaseId: http.req.param('id') }));
  });
};
