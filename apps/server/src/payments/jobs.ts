import { completeEntitledTrust, completePaidTrusts } from '#payments/complete-paid-trusts.ts';
import { mailReceipt } from '#payments/mail-receipt.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

export const paymentJobs = (context: Context) => ({
  'payments.complete-trust': (data: ProductEvents['payment.received']) => completePaidTrusts(context, data),
  'payments.mail-receipt': (data: ProductEvents['payment.received']) => mailReceipt(context, data),
  'payments.complete-entitled-trust': (data: ProductEvents['interview.completed']) =>
    completeEntitledTrust(context, data),
});
