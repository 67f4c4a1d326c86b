import { affiliateStatuses } from '@evergrant/domain/affiliates/affiliate-status.ts';
import { commissionEntries, commissionStates } from '@evergrant/domain/affiliates/commission-state.ts';
import { commissionTypes } from '@evergrant/domain/affiliates/commission-type.ts';
import { payoutMethods } from '@evergrant/domain/affiliates/payout-method.ts';
import { z } from 'zod';
import { operation } from '#operation.ts';

const tag = 'affiliates';

export const AffiliateStatus = z.enum(affiliateStatuses).meta({ id: 'AffiliateStatus' });
export type AffiliateStatus = z.infer<typeof AffiliateStatus>;

export const PayoutMethod = z.enum(payoutMethods).meta({ id: 'PayoutMethod' });
export type PayoutMethod = z.infer<typeof PayoutMethod>;

export const CommissionType = z.enum(commissionTypes).meta({ id: 'CommissionType' });
export type CommissionType = z.infer<typeof CommissionType>;

/** Empty optional fields arrive as empty strings. Which fields are missing is answered in the applicant's words. */
export const AffiliateApplication = z
  .object({
    firstName: z.string().max(100),
    lastName: z.string().max(100),
    email: z.string().max(254),
    website: z.string().max(300),
    socialMedia: z.string().max(500),
    experience: z.string().max(4_000),
    motivation: z.string().max(4_000),
    payoutMethod: PayoutMethod,
    payoutDetails: z.string().max(500),
  })
  .meta({ id: 'AffiliateApplication' });
export type AffiliateApplication = z.infer<typeof AffiliateApplication>;

export const AffiliateStats = z
  .object({
    /** Paid so far, whole cents, less what refunds took back after it was paid. */
    totalEarningsInCents: z.int(),
    /** Earned and not yet paid, whole cents. */
    pendingEarningsInCents: z.int(),
    totalConversions: z.int(),
    totalClicks: z.int(),
    /** Conversions of a hundred clicks, one decimal; 0 without clicks. */
    conversionRate: z.number(),
  })
  .meta({ id: 'AffiliateStats' });
export type AffiliateStats = z.infer<typeof AffiliateStats>;

/** What an affiliate sees of the own record. */
export const Affiliate = z
  .object({
    id: z.uuid(),
    status: AffiliateStatus,
    affiliateCode: z.string(),
    /** The site's address with `ref`; null unless approved. */
    referralLink: z.url().nullable(),
    name: z.string(),
    email: z.string(),
    payoutMethod: PayoutMethod,
    stripeAccountId: z.string().nullable(),
    stripeOnboardingCompleted: z.boolean(),
    createdAt: z.iso.datetime(),
    approvedAt: z.iso.datetime().nullable(),
    /** The next pay day, a date; null unless approved. */
    nextPayoutDate: z.iso.date().nullable(),
    stats: AffiliateStats,
  })
  .meta({ id: 'Affiliate' });
export type Affiliate = z.infer<typeof Affiliate>;

/**
 * Where one entry stands. `held`: an administrator looks at it first. `waiting`: the hold of thirty days is not over, or
 * pay day has not come. `sending`: part of a payout that is on its way.
 */
export const CommissionState = z.enum(commissionStates).meta({ id: 'CommissionState' });
export type CommissionState = z.infer<typeof CommissionState>;

export const Commission = z
  .object({
    id: z.uuid(),
    commissionType: CommissionType,
    entry: z.enum(commissionEntries),
    /** Whole cents; negative for a reversal. */
    amountDueInCents: z.int(),
    /** Whole cents; of a reversal what the buyer was given back, negative. */
    purchaseAmountInCents: z.int(),
    state: CommissionState,
    paid: z.boolean(),
    /** Of a reversal: whether the commission that it takes back had been paid. */
    takesBackPaid: z.boolean(),
    paidAt: z.iso.datetime().nullable(),
    payoutDate: z.iso.date(),
    createdAt: z.iso.datetime(),
    errorMessage: z.string().nullable(),
    stripeTransferId: z.string().nullable(),
  })
  .meta({ id: 'Commission' });
export type Commission = z.infer<typeof Commission>;

export const CommissionPage = z
  .object({
    commissions: z.array(Commission),
    /** Pass it as `before` to get older ones; null at the end. */
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'CommissionPage' });

export const submitAffiliateApplication = operation({
  id: 'submitAffiliateApplication',
  method: 'post',
  path: '/functions/submit-affiliate-application',
  tag,
  access: 'member',
  signInMessage: 'User must be logged in',
  summary: 'Apply to become an affiliate',
  body: AffiliateApplication,
  answer: z.object({ success: z.literal(true), affiliateCode: z.string() }).meta({ id: 'ApplicationReceived' }),
});

/** The application is the caller's own; what the body says of it must be what was applied for. */
export const sendAffiliateNotification = operation({
  id: 'sendAffiliateNotification',
  method: 'post',
  path: '/functions/send-affiliate-notification',
  tag,
  access: 'member',
  summary: 'Tell one administrator mailbox of the own application; each is told once',
  body: z
    .object({
      adminEmail: z.email().max(254),
      applicantName: z.string().max(201),
      applicantEmail: z.string().max(254),
      website: z.string().max(300).optional(),
      experience: z.string().max(4_000),
      motivation: z.string().max(4_000),
      payoutMethod: PayoutMethod,
      payoutDetails: z.string().max(500),
      socialMedia: z.string().max(500).optional(),
    })
    .meta({ id: 'AffiliateNotificationBody' }),
  answer: z.object({ success: z.literal(true) }).meta({ id: 'AffiliateNotified' }),
});

/** `affiliate` is null for a member who has not applied. */
export const readAffiliate = operation({
  id: 'readAffiliate',
  method: 'get',
  path: '/affiliates/me',
  tag,
  access: 'member',
  summary: 'The own affiliate record with its figures',
  answer: z.object({ affiliate: Affiliate.nullable() }).meta({ id: 'OwnAffiliate' }),
});

export const listCommissions = operation({
  id: 'listCommissions',
  method: 'get',
  path: '/affiliates/me/commissions',
  tag,
  access: 'member',
  summary: 'The own commissions, the newest first, fifty at a time',
  query: z.object({ before: z.string().max(200).optional() }),
  answer: CommissionPage,
});

/** Attaches a code to a checkout of the caller. It never creates money: only the confirmed payment does. */
export const trackAffiliateCommission = operation({
  id: 'trackAffiliateCommission',
  method: 'post',
  path: '/functions/track-affiliate-commission',
  tag,
  access: 'anyone',
  summary: 'Attach a referral code to a checkout that is not paid yet',
  body: z
    .object({
      referralCode: z.string().min(1).max(60),
      /** Whole US dollars; compared with the price of the checkout. */
      purchaseAmount: z.number(),
      commissionType: CommissionType,
      customerEmail: z.string().max(254),
      /** The checkout, one of the caller's own. */
      sessionId: z.string().min(1).max(255),
    })
    .meta({ id: 'TrackAffiliateCommissionBody' }),
  answer: z.object({ success: z.literal(true) }).meta({ id: 'CommissionTracked' }),
});

export const affiliateStripeConnect = operation({
  id: 'affiliateStripeConnect',
  method: 'post',
  path: '/functions/affiliate-stripe-connect',
  tag,
  access: 'member',
  signInMessage: 'User must be logged in',
  summary: 'Set up where an affiliate is paid: create the account, open its onboarding, read its status',
  body: z
    .discriminatedUnion('action', [
      z.object({ action: z.literal('create_account'), email: z.string().max(254), affiliateId: z.uuid() }),
      z.object({ action: z.literal('create_onboarding_link'), accountId: z.string().min(1).max(255) }),
      z.object({ action: z.literal('get_account_status'), accountId: z.string().min(1).max(255) }),
    ])
    .meta({ id: 'AffiliateStripeConnectBody' }),
  answer: z
    .object({
      success: z.literal(true),
      accountId: z.string(),
      /** Where the provider asks for what it needs; only for `create_onboarding_link`. */
      url: z.url().optional(),
      onboardingCompleted: z.boolean().optional(),
      payoutsEnabled: z.boolean().optional(),
    })
    .meta({ id: 'AffiliateStripeConnectAnswer' }),
});
