import { z } from 'zod';
import {
  AdminAnalytics,
  AdminProperty,
  AdminPurchase,
  AdminStatistics,
  AffiliateDecision,
  AffiliateDetail,
  AffiliateRow,
  AffiliateSort,
  AuditCheck,
  AuditRowShown,
  CommissionDecision,
  CommissionRow,
  CommissionSort,
  PayoutRow,
  PayoutRunRow,
  PayoutState,
} from '#administration-records.ts';
import { AffiliateStatus, CommissionState } from '#affiliates.ts';
import { Done, operation } from '#operation.ts';
import { page, paged } from '#paging.ts';

const tag = 'administration';

const describe = { tag, access: 'admin' } as const;
const withId = z.object({ id: z.uuid() });

export const readAdminStatistics = operation({
  ...describe,
  id: 'readAdminStatistics',
  method: 'get',
  path: '/admin/statistics',
  summary: 'The eight figures on top of the portal',
  answer: AdminStatistics,
});

export const listAffiliates = operation({
  ...describe,
  id: 'listAffiliates',
  method: 'get',
  path: '/admin/affiliates',
  summary: 'Affiliates and applications, a hundred at a time, found by the beginnings of words',
  query: z.object({ ...paged, status: AffiliateStatus.optional(), sort: AffiliateSort.optional() }),
  answer: page('AffiliateRowPage', AffiliateRow),
});

export const readAffiliateApplication = operation({
  ...describe,
  id: 'readAffiliateApplication',
  method: 'get',
  path: '/admin/affiliates/{id}',
  summary: 'One application with its payout details; every reading is audited',
  params: withId,
  answer: AffiliateDetail,
});

export const decideAffiliate = operation({
  ...describe,
  id: 'decideAffiliate',
  method: 'post',
  path: '/admin/affiliates/{id}/decision',
  summary: 'Approve or reject what is pending, suspend what is approved, reinstate what is suspended',
  params: withId,
  body: z.object({ decision: AffiliateDecision }).meta({ id: 'AffiliateDecisionBody' }),
  answer: AffiliateRow,
});

export const listAllCommissions = operation({
  ...describe,
  id: 'listAllCommissions',
  method: 'get',
  path: '/admin/commissions',
  summary: 'All commissions, a hundred at a time, found by affiliate name, email or code',
  query: z.object({ ...paged, state: CommissionState.optional(), sort: CommissionSort.optional() }),
  answer: page('CommissionRowPage', CommissionRow),
});

export const reviewCommission = operation({
  ...describe,
  id: 'reviewCommission',
  method: 'post',
  path: '/admin/commissions/{id}/review',
  summary: 'Release or refuse a commission that is held',
  params: withId,
  body: z.object({ decision: CommissionDecision }).meta({ id: 'CommissionReviewBody' }),
  answer: CommissionRow,
});

export const readAdminAnalytics = operation({
  ...describe,
  id: 'readAdminAnalytics',
  method: 'get',
  path: '/admin/analytics',
  summary: 'What the affiliate programme brings in and costs, in total and by month',
  answer: AdminAnalytics,
});

export const listAllPurchases = operation({
  ...describe,
  id: 'listAllPurchases',
  method: 'get',
  path: '/admin/purchases',
  summary:
    'All purchases, refund requests first, found by the beginning of the buyer’s name or email, or by order number',
  query: z.object({ ...paged, state: AdminPurchase.shape.state.optional() }),
  answer: page('AdminPurchasePage', AdminPurchase),
});

export const grantRefund = operation({
  ...describe,
  id: 'grantRefund',
  method: 'post',
  path: '/admin/purchases/{id}/refund',
  summary: 'Give a buyer all of the money back; access ends and the commission is reversed',
  params: withId,
  /** `seen`: how the purchase stood on the screen; somebody else may have decided meanwhile. */
  body: z.object({ seen: AdminPurchase.shape.state }).meta({ id: 'GrantRefundBody' }),
  answer: AdminPurchase,
});

export const declineRefund = operation({
  ...describe,
  id: 'declineRefund',
  method: 'post',
  path: '/admin/purchases/{id}/refund-decline',
  summary: 'Decline a request for a refund; the buyer is mailed the reason',
  params: withId,
  body: z
    .object({ reason: z.string().trim().min(1, 'Please tell the buyer why in a few words.').max(1000) })
    .meta({ id: 'DeclineRefundBody' }),
  answer: AdminPurchase,
});

export const listPayoutRuns = operation({
  ...describe,
  id: 'listPayoutRuns',
  method: 'get',
  path: '/admin/payout-runs',
  summary: 'The pay days, newest first, at most fifty',
  answer: z.object({ runs: z.array(PayoutRunRow), nextPayoutDate: z.iso.date() }).meta({ id: 'PayoutRuns' }),
});

export const listPayouts = operation({
  ...describe,
  id: 'listPayouts',
  method: 'get',
  path: '/admin/payouts',
  summary: 'Payouts, newest first, a hundred at a time, found by affiliate name, email or code',
  query: z.object({ ...paged, state: PayoutState.optional() }),
  answer: page('PayoutRowPage', PayoutRow),
});

export const markPayoutPaid = operation({
  ...describe,
  id: 'markPayoutPaid',
  method: 'post',
  path: '/admin/payouts/{id}/paid',
  summary: 'Record that a payout by PayPal or wire has been paid by hand',
  params: withId,
  body: z
    .object({ reference: z.string().trim().min(1, 'Please enter the reference of the payment.').max(200) })
    .meta({ id: 'PayoutPaidBody' }),
  answer: PayoutRow,
});

export const listPropertySubmissions = operation({
  ...describe,
  id: 'listPropertySubmissions',
  method: 'get',
  path: '/admin/properties',
  summary: 'Submitted properties with their files, newest first, fifty at a time',
  query: z.object(paged),
  answer: z
    .object({ submissions: z.array(AdminProperty), nextCursor: z.string().nullable() })
    .meta({ id: 'AdminPropertyPage' }),
});

export const removePropertySubmission = operation({
  ...describe,
  id: 'removePropertySubmission',
  method: 'delete',
  path: '/admin/properties/{id}',
  summary: 'Delete a submitted property with its files for good',
  params: withId,
  answer: Done,
});

/** Answers the bytes of the file, so it is no operation of the JSON contract. */
export const propertyFilePath = '/admin/property-files/{id}';

export const readAuditCheck = operation({
  ...describe,
  id: 'readAuditCheck',
  method: 'get',
  path: '/admin/audit/check',
  summary: 'When the hash chains of the audit log were last followed, and those that do not hold',
  answer: AuditCheck,
});

export const listAuditEntries = operation({
  ...describe,
  id: 'listAuditEntries',
  method: 'get',
  path: '/admin/audit',
  summary: 'The audit log, newest first, a hundred at a time, found by how an actor, action or stream begins',
  query: z.object(paged),
  answer: page('AuditPage', AuditRowShown),
});
