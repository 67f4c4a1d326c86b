import * as contract from '@evergrant/contract/payments.ts';
import { checkPayment } from '#payments/checkout/check-payment.ts';
import { createPayment } from '#payments/checkout/create-payment.ts';
import { servePurchases } from '#payments/purchase-routes.ts';
import { receivePaymentEvent } from '#payments/receive-payment-event.ts';
import type { Context } from '#platform/context.ts';
import { describeOperation, serveOperation, type Api } from '#platform/http/serve-operation.ts';

export const servePayments = (api: Api, context: Context): void => {
  serveOperation(api, contract.createPayment, async ({ actor, body, http }) => {
    const referralCode = await http.var.findReferral?.(body.metadata.referralCode);
    return createPayment(context, { member: actor, wanted: body, referralCode });
  });
  serveOperation(api, contract.checkPayment, ({ actor, body }) =>
    checkPayment(context, { member: actor, sessionId: body.sessionId }),
  );
  // The signature covers the exact bytes, so this body is not parsed on the way in.
  describeOperation(api, contract.receivePaymentEvent);
  api.post('/payments/webhook', async (c) => {
    await receivePaymentEvent(context, {
      rawBody: await c.req.text(),
      signature: c.req.header('Stripe-Signature') ?? '',
    });
    return c.json({ done: true });
  });
  servePurchases(api, context);
};
