import {
  affiliateStripeConnect,
  listCommissions,
  readAffiliate,
  submitAffiliateApplication,
  type AffiliateApplication,
} from '@evergrant/contract/affiliates.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#platform/call.ts';

export const loadAffiliate = async (signal: AbortSignal) => call(readAffiliate, { signal });

/** The own commissions, page after page. */
export const commissionsQuery = infiniteQueryOptions({
  queryKey: ['affiliate', 'commissions'],
  queryFn: async ({ pageParam, signal }) =>
    call(listCommissions, { query: pageParam === null ? {} : { before: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

export const sendApplication = async (application: AffiliateApplication) =>
  call(submitAffiliateApplication, { body: application });

export const createPayoutAccount = async (affiliate: { readonly id: string; readonly email: string }) =>
  call(affiliateStripeConnect, {
    body: { action: 'create_account', email: affiliate.email, affiliateId: affiliate.id },
  });

export const createOnboardingLink = async (accountId: string) =>
  call(affiliateStripeConnect, { body: { action: 'create_onboarding_link', accountId } });

export const readPayoutAccount = async (accountId: string) =>
  call(affiliateStripeConnect, { body: { action: 'get_account_status', accountId } });
