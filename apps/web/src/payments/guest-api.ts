import {
  checkGuestPayment,
  claimPurchase,
  countPackages,
  createGuestPayment,
  registerAfterPurchase,
  resendClaimLink,
  usePackage,
  type ClaimPurchaseBody,
  type RegisterAfterPurchaseBody,
} from '@evergrant/contract/guest-purchases.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { GuestPurchase } from '#payments/guest-purchase.ts';
import { chosenLanguage } from '#platform/language/spoken-language.ts';
import { call } from '#platform/call.ts';

export interface GuestWish extends GuestPurchase {
  readonly name: string;
  readonly email: string;
  readonly referralCode: string | undefined;
}

interface GuestOrder extends GuestWish {
  /** Same key, same checkout. */
  readonly idempotencyKey: string;
}

/** Opens a checkout for somebody without an account. */
export const openGuestCheckout = async ({ plan, description, ...order }: GuestOrder) =>
  call(createGuestPayment, {
    body: {
      amount: plan.priceInCents,
      description,
      language: chosenLanguage(),
      guestInfo: { name: order.name, email: order.email },
      metadata: {
        productType: plan.id,
        ...(order.referralCode === undefined ? {} : { referralCode: order.referralCode }),
      },
      idempotencyKey: order.idempotencyKey,
    },
  });

/** Where the checkout of a guest stands, as the server knows it. */
export const askAboutGuestPayment = async (sessionId: string) => call(checkGuestPayment, { body: { sessionId } });

export const sendGuestRegistration = async (body: z.input<typeof RegisterAfterPurchaseBody>) =>
  call(registerAfterPurchase, { body: { ...body, language: chosenLanguage() } });

/** Asks for a new link for what was bought with this address. */
export const askForClaimLink = async (email: string) => call(resendClaimLink, { body: { email } });

export const sendClaim = async (body: z.input<typeof ClaimPurchaseBody>) => call(claimPurchase, { body });

/** How many packages the member has paid for before there was a document. */
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: async ({ signal }) => call(countPackages, { signal }),
});

export const sendPackageUse = async (documentId: string) => call(usePackage, { body: { documentId } });
