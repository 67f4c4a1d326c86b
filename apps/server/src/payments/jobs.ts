import { automatePayment } from '#payments/purchases/automate-payment.ts';
import { claimPromisedPurchases } from '#payments/claims/claim-promised-purchases.ts';
import { coverFinishedDocument } from '#payments/entitlement/cover-finished-document.ts';
import { closeCheckoutsOf } from '#payments/checkout/close-checkouts-of.ts';
import { endRefunded } from '#payments/refunds/end-refunded.ts';
import { followPurchase } from '#payments/entitlement/follow-purchase.ts';
import { mailClaimLinks } from '#payments/claims/mail-claim-link.ts';
import { mailPaymentFailure } from '#payments/checkout/mail-payment-failure.ts';
import { mailRefundDecline } from '#payments/refunds/mail-refund-decline.ts';
import { mailRefundFailure } from '#payments/refunds/mail-refund-failure.ts';
import { mailRefundRequest } from '#payments/refunds/mail-refund-request.ts';
import { mailRefund } from '#payments/refunds/mail-refund.ts';
import { mailRenewal } from '#payments/subscriptions/mail-renewal.ts';
import { mailSubscriptionEnd } from '#payments/subscriptions/mail-subscription-end.ts';
import { mailReceipt } from '#payments/purchases/mail-receipt.ts';
import { mailSecondPayment } from '#payments/purchases/mail-second-payment.ts';
import { reconcileCheckouts } from '#payments/checkout/reconcile-checkouts.ts';
import { reconcileSubscriptions } from '#payments/subscriptions/reconcile-subscriptions.ts';
import { returnSecondPayment } from '#payments/refunds/return-second-payment.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import type { RepeatedJob } from '#platform/jobs.ts';

export const paymentJobs = (context: Context) => ({
  'payments.automate': (data: ProductEvents['payment.received']) => automatePayment(context, data),
  'payments.complete-document': (data: ProductEvents['payment.received']) => followPurchase(context, data),
  'payments.mail-receipt': (data: ProductEvents['payment.received']) => mailReceipt(context, data),
  'payments.return-second': (data: ProductEvents['payment.doubled']) => returnSecondPayment(context, data),
  'payments.mail-second': (data: ProductEvents['payment.doubled']) => mailSecondPayment(context, data),
  'payments.claim-promised': (data: ProductEvents['account.confirmed']) => claimPromisedPurchases(context, data),
  'payments.mail-claim-links': (data: ProductEvents['claim.link-asked']) => mailClaimLinks(context, data),
  'payments.complete-claimed': (data: ProductEvents['purchase.claimed']) => followPurchase(context, data),
  'payments.complete-entitled-document': (data: ProductEvents['interview.completed']) =>
    coverFinishedDocument(context, data),
  'payments.close-checkouts': (data: ProductEvents['document.deleted' | 'package.used']) =>
    closeCheckoutsOf(context, data),
  'payments.mail-renewal': (data: ProductEvents['payment.renewed']) => mailRenewal(context, data),
  'payments.mail-failure': (data: ProductEvents['payment.failed']) => mailPaymentFailure(context, data),
  'payments.end-refunded': (data: ProductEvents['payment.refunded']) => endRefunded(context, data),
  'payments.mail-refund': (data: ProductEvents['payment.refunded']) => mailRefund(context, data),
  'payments.mail-refund-request': (data: ProductEvents['refund.requested']) => mailRefundRequest(context, data),
  'payments.mail-refund-decline': (data: ProductEvents['refund.declined']) => mailRefundDecline(context, data),
  'payments.unlock-unreturned': (data: ProductEvents['refund.failed']) => followPurchase(context, data),
  'payments.mail-refund-failure': (data: ProductEvents['refund.failed']) => mailRefundFailure(context, data),
  'payments.follow-subscription': (data: ProductEvents['subscription.changed']) => followPurchase(context, data),
  'payments.mail-subscription-end': (data: ProductEvents['subscription.ended']) => mailSubscriptionEnd(context, data),
});

/** Lost events are looked for: those of open checkouts every two minutes, because somebody waits; of months every hour. */
export const repeatedPaymentJobs = (context: Context): readonly RepeatedJob[] => [
  { name: 'payments.reconcile', cron: '*/2 * * * *', run: () => reconcileCheckouts(context) },
  { name: 'payments.reconcile-subscriptions', cron: '7 * * * *', run: () => reconcileSubscriptions(context) },
];
