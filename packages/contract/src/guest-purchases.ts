import { z } from 'zod';
import { Language } from '#accounts.ts';
import { Done, operation } from '#operation.ts';
import { CheckPaymentBody, CreatePaymentBody, PaymentSession, PaymentStatus, ProductType } from '#payments.ts';

const tag = 'guest purchases';

const GuestInfo = z.object({ email: z.string().max(254), name: z.string().max(120) }).meta({ id: 'GuestInfo' });

/** As for members: `amount` in cents is compared with the server's own price and never used as the price. */
export const CreateGuestPaymentBody = CreatePaymentBody.omit({ metadata: true })
  .extend({
    guestInfo: GuestInfo,
    /** In which the guest is written to. */
    language: Language.optional(),
    metadata: z.object({ productType: ProductType, referralCode: z.string().max(60).optional() }),
  })
  .meta({ id: 'CreateGuestPaymentBody' });

/**
 * What everybody with the session's id may know, and, for the browser that opened the checkout alone, what its account
 * form is prefilled with.
 */
export const GuestPaymentStatus = PaymentStatus.omit({ documentId: true, documentName: true })
  .extend({
    /** Whether this browser may claim the purchase now. */
    canClaim: z.boolean(),
    isClaimed: z.boolean(),
    prefill: GuestInfo.nullable(),
  })
  .meta({ id: 'GuestPaymentStatus' });
export type GuestPaymentStatus = z.infer<typeof GuestPaymentStatus>;

export const RegisterAfterPurchaseBody = z
  .object({
    sessionId: z.string().min(1).max(255),
    name: z.string().max(120),
    email: z.string().max(254),
    password: z.string().max(256),
    confirmPassword: z.string().max(256),
    language: Language.optional(),
  })
  .meta({ id: 'RegisterAfterPurchaseBody' });

/** `token`: the secret of a mailed link. `sessionId`: the checkout that this browser opened. */
export const ClaimPurchaseBody = z
  .union([z.object({ token: z.string().min(1).max(255) }), z.object({ sessionId: z.string().min(1).max(255) })])
  .meta({ id: 'ClaimPurchaseBody' });
export const ClaimedPurchase = z
  .object({
    productType: ProductType,
    productName: z.string(),
    amountTotal: z.int(),
    currency: z.string(),
    /** The account has a running subscription: this one is ended and its money given back by itself. */
    isSecondPayment: z.boolean(),
  })
  .meta({ id: 'ClaimedPurchase' });

export const PaidPackages = z.object({ availableCount: z.int() }).meta({ id: 'PaidPackages' });
export const UsePackageBody = z.object({ documentId: z.uuid() }).meta({ id: 'UsePackageBody' });

export const createGuestPayment = operation({
  id: 'createGuestPayment',
  method: 'post',
  path: '/functions/create-guest-payment',
  tag,
  access: 'anyone',
  summary: 'Open a checkout without an account',
  body: CreateGuestPaymentBody,
  answer: PaymentSession,
});
export const checkGuestPayment = operation({
  id: 'checkGuestPayment',
  method: 'post',
  path: '/functions/check-guest-payment',
  tag,
  access: 'anyone',
  summary: 'Where the checkout of a guest stands',
  body: CheckPaymentBody,
  answer: GuestPaymentStatus,
});
export const registerAfterPurchase = operation({
  id: 'registerAfterPurchase',
  method: 'post',
  path: '/payments/guest-accounts',
  tag,
  access: 'anyone',
  summary: 'Create the account that gets what this browser bought, once its address is confirmed',
  body: RegisterAfterPurchaseBody,
  answer: Done,
});
export const resendClaimLink = operation({
  id: 'resendClaimLink',
  method: 'post',
  path: '/payments/claim-links',
  tag,
  access: 'anyone',
  summary: 'Mail the payer a new link for what was bought as a guest and nobody has claimed',
  body: z.object({ email: z.string().max(254) }).meta({ id: 'ResendClaimLinkBody' }),
  answer: Done,
});
export const claimPurchase = operation({
  id: 'claimPurchase',
  method: 'post',
  path: '/payments/claims',
  tag,
  access: 'member',
  summary: 'Add what was bought as a guest to the account of the signed-in member',
  body: ClaimPurchaseBody,
  answer: ClaimedPurchase,
});
export const countPackages = operation({
  id: 'countPackages',
  method: 'get',
  path: '/payments/packages',
  tag,
  access: 'member',
  summary: 'How many paid packages of the member wait for a document',
  answer: PaidPackages,
});
export const usePackage = operation({
  id: 'usePackage',
  method: 'post',
  path: '/payments/packages',
  tag,
  access: 'member',
  summary: 'Use a paid package for a document',
  body: UsePackageBody,
  answer: Done,
});
