import { automatePayment } from '#payments/automate-payment.ts';
import { claimPromisedPurchases } from '#payments/claim-promised-purchases.ts';
import { completeEntitledTrust } from '#payments/complete-paid-trusts.ts';
import { endRefunded } from '#payments/end-refunded.ts';
import { followSubscription, unlockOrder } from '#payments/follow-subscription.ts';
import { mailClaimLinks } from '#payments/mail-claim-link.ts';
import { mailPaymentFailure } from '#payments/mail-payment-failure.ts';
import { mailRefundRequest } from '#payments/mail-refund-request.ts';
import { mailRefund } from '#payments/mail-refund.ts';
import { mailRenewal } from '#payments/mail-renewal.ts';
import { mailSubscriptionEnd } from '#payments/mail-subscription-end.ts';
import { mailReceipt } from '#payments/mail-receipt.ts';
import { reconcilePayments } from '#payments/reconcile-payments.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import type { RepeatedJob } from '#platform/jobs.ts';

export const paymentJobs = (context: Context) => ({
  'payments.automate': (data: ProductEvents['payment.received']) => automatePayment(context, data),
  'payments.complete-trust': (data: ProductEvents['payment.received']) => unlockOrder(context, data),
  'payments.mail-receipt': (data: ProductEvents['payment.received']) => mailReceipt(context, data),
  'payments.claim-promised': (data: ProductEvents['account.confirmed']) => claimPromisedPurchases(context, data),
  'payments.mail-claim-links': (data: ProductEvents['claim.link-asked']) => mailClaimLinks(context, data),
  'payments.complete-claimed': (data: ProductEvents['purchase.claimed']) => unlockOrder(context, data),
  'payments.complete-entitled-trust': (data: ProductEvents['interview.completed']) =>
    completeEntitledTrust(context, data),
  'payments.mail-renewal': (data: ProductEvents['payment.renewed']) => mailRenewal(context, data),
  'payments.mail-failure': (data: ProductEvents['payment.failed']) => mailPaymentFailure(context, data),
  'payments.end-refunded': (data: ProductEvents['payment.refunded']) => endRefunded(context, data),
  'payments.mail-refund': (data: ProductEvents['payment.refunded']) => mailRefund(context, data),
  'payments.mail-refund-request': (data: ProductEvents['refund.requested']) => mailRefundRequest(context, data),
  'payments.follow-subscription': (data: ProductEvents['subscription.changed']) => followSubscription(context, data),
  'payments.mail-subscription-end': (data: ProductEvents['subscription.ended']) => mailSubscriptionEnd(context, data),
});

/** Every hour, a few minutes past, lost events are looked for. */
export const repeatedPaymentJobs = (context: Context): readonly RepeatedJob[] => [
  { name: 'payments.reconcile', cron: '7 * * * *', run: () => reconcilePayments(context) },
];
