import { affiliateDecisions } from '@evergrant/domain/affiliates/affiliate-decision.ts';
import { commissionEntries, payoutStates } from '@evergrant/domain/affiliates/commission-state.ts';
import { holdReasons } from '@evergrant/domain/affiliates/find-hold.ts';
import { z } from 'zod';
import { AffiliateStatus, CommissionState, CommissionType, PayoutMethod } from '#affiliates.ts';
import { PaymentNumber } from '#payments.ts';
import { PurchaseState } from '#purchases.ts';

export const AdminStatistics = z
  .object({
    totalApplications: z.int(),
    pendingReview: z.int(),
    approved: z.int(),
    /** Earned less what refunds took back, whole cents, without what was refused. */
    totalCommissionsInCents: z.int(),
    paidOutInCents: z.int(),
    pendingPayoutsInCents: z.int(),
    stripeConnected: z.int(),
    onboardingComplete: z.int(),
  })
  .meta({ id: 'AdminStatistics' });
export type AdminStatistics = z.infer<typeof AdminStatistics>;

export const AffiliateRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    status: AffiliateStatus,
    affiliateCode: z.string(),
    payoutMethod: PayoutMethod,
    hasStripeAccount: z.boolean(),
    isOnboardingComplete: z.boolean(),
    appliedAt: z.iso.datetime(),
    approvedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AffiliateRow' });
export type AffiliateRow = z.infer<typeof AffiliateRow>;

export const AffiliateSort = z.enum(['newest', 'oldest', 'name']).meta({ id: 'AffiliateSort' });
export type AffiliateSort = z.infer<typeof AffiliateSort>;

export const AffiliateDetail = z
  .object({
    affiliate: AffiliateRow,
    website: z.string().nullable(),
    socialMedia: z.string().nullable(),
    experience: z.string(),
    motivation: z.string(),
    /** As the applicant wrote them; null where they cannot be opened any more. Every reading is in the audit log. */
    payoutDetails: z.string().nullable(),
    commissions: z.object({
      conversions: z.int(),
      earnedInCents: z.int(),
      paidInCents: z.int(),
      pendingInCents: z.int(),
      held: z.int(),
    }),
  })
  .meta({ id: 'AffiliateDetail' });
export type AffiliateDetail = z.infer<typeof AffiliateDetail>;

export const AffiliateDecision = z.enum(affiliateDecisions).meta({ id: 'AffiliateDecision' });
export type AffiliateDecision = z.infer<typeof AffiliateDecision>;

export const CommissionRow = z
  .object({
    id: z.uuid(),
    affiliateId: z.uuid(),
    affiliateName: z.string(),
    affiliateCode: z.string(),
    commissionType: CommissionType,
    entry: z.enum(commissionEntries),
    amountDueInCents: z.int(),
    purchaseAmountInCents: z.int(),
    state: CommissionState,
    heldFor: z.enum(holdReasons).nullable(),
    paid: z.boolean(),
    paidAt: z.iso.datetime().nullable(),
    payoutDate: z.iso.date(),
    createdAt: z.iso.datetime(),
    errorMessage: z.string().nullable(),
    stripeTransferId: z.string().nullable(),
  })
  .meta({ id: 'CommissionRow' });
export type CommissionRow = z.infer<typeof CommissionRow>;

export const CommissionDecision = z.enum(['release', 'refuse']);
export type CommissionDecision = z.infer<typeof CommissionDecision>;

export const CommissionSort = z.enum(['newest', 'oldest', 'largest']).meta({ id: 'CommissionSort' });
export type CommissionSort = z.infer<typeof CommissionSort>;

export const AdminPurchase = z
  .object({
    id: z.uuid(),
    number: PaymentNumber,
    productName: z.string(),
    /** Null once the account is deleted. */
    buyerName: z.string().nullable(),
    buyerEmail: z.string().nullable(),
    amountInCents: z.int(),
    refundedInCents: z.int(),
    state: PurchaseState,
    /** The same had been paid for already: it is given back by itself. */
    isSecondPayment: z.boolean(),
    paidAt: z.iso.datetime(),
    refundRequestedAt: z.iso.datetime().nullable(),
    refundReason: z.string().nullable(),
    refundDeclinedAt: z.iso.datetime().nullable(),
    refundDeclineReason: z.string().nullable(),
    refundedAt: z.iso.datetime().nullable(),
    /** The last time that money which was given back did not arrive, and the provider's word for why. */
    refundFailedAt: z.iso.datetime().nullable(),
    refundFailureReason: z.string().nullable(),
  })
  .meta({ id: 'AdminPurchase' });
export type AdminPurchase = z.infer<typeof AdminPurchase>;

export const PayoutState = z.enum(payoutStates).meta({ id: 'PayoutState' });
export type PayoutState = z.infer<typeof PayoutState>;

export const PayoutRow = z
  .object({
    id: z.uuid(),
    affiliateId: z.uuid(),
    affiliateName: z.string(),
    affiliateCode: z.string(),
    payoutDate: z.iso.date(),
    method: PayoutMethod,
    amountInCents: z.int(),
    state: PayoutState,
    attempt: z.int(),
    stripeTransferId: z.string().nullable(),
    errorMessage: z.string().nullable(),
    reference: z.string().nullable(),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PayoutRow' });
export type PayoutRow = z.infer<typeof PayoutRow>;

export const PayoutRunRow = z
  .object({
    payoutDate: z.iso.date(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    payouts: z.int(),
    amountInCents: z.int(),
    paidInCents: z.int(),
    failed: z.int(),
  })
  .meta({ id: 'PayoutRunRow' });
export type PayoutRunRow = z.infer<typeof PayoutRunRow>;

export const AdminProperty = z
  .object({
    id: z.uuid(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    propertyType: z.string().nullable(),
    condition: z.string().nullable(),
    estimatedValueInCents: z.int().nullable(),
    notes: z.string(),
    submitterName: z.string(),
    submitterPhone: z.string(),
    submitterEmail: z.string(),
    createdAt: z.iso.datetime(),
    files: z.array(z.object({ id: z.uuid(), kind: z.string(), name: z.string(), sizeInBytes: z.int() })),
  })
  .meta({ id: 'AdminProperty' });
export type AdminProperty = z.infer<typeof AdminProperty>;

export const AuditRowShown = z
  .object({
    id: z.int(),
    stream: z.string(),
    position: z.int(),
    at: z.iso.datetime(),
    actor: z.string(),
    action: z.string(),
    details: z.record(z.string(), z.unknown()),
    ipAddress: z.string().nullable(),
  })
  .meta({ id: 'AuditRowShown' });
export type AuditRowShown = z.infer<typeof AuditRowShown>;

export const AnalyticsMonth = z
  .object({
    /** The first day of the month, UTC. */
    month: z.iso.date(),
    revenueInCents: z.int(),
    commissionsInCents: z.int(),
    conversions: z.int(),
  })
  .meta({ id: 'AnalyticsMonth' });
export type AnalyticsMonth = z.infer<typeof AnalyticsMonth>;

export const AdminAnalytics = z
  .object({
    /** What buyers paid through referral links. */
    totalRevenueInCents: z.int(),
    totalCommissionsOwedInCents: z.int(),
    averageCommissionInCents: z.int(),
    activeAffiliates: z.int(),
    /** Approved of a hundred applications, one decimal; 0 without applications. */
    conversionRate: z.number(),
    averageCommissionPerAffiliateInCents: z.int(),
    /** The last twelve months, the oldest first, this one included. */
    months: z.array(AnalyticsMonth),
  })
  .meta({ id: 'AdminAnalytics' });
export type AdminAnalytics = z.infer<typeof AdminAnalytics>;

/** `last`: the last time that all chains were followed; null before the first night. `position`: the first entry that fails. */
export const AuditCheck = z
  .object({
    last: z.object({ at: z.iso.datetime(), entryCount: z.int(), brokenCount: z.int() }).nullable(),
    breaks: z.array(z.object({ stream: z.string(), position: z.int(), foundAt: z.iso.datetime() })),
  })
  .meta({ id: 'AuditCheck' });
export type AuditCheck = z.infer<typeof AuditCheck>;
