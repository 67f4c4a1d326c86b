import type { Affiliate } from '@evergrant/contract/affiliates.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { affiliateQuery } from '#affiliates/affiliate-query.ts';
import { createOnboardingLink, createPayoutAccount, readPayoutAccount } from '#affiliates/api.ts';
import { openOnboardingWindow, type OnboardingWindow } from '#affiliates/onboarding-window.ts';
import { ApiProblem, codeOf, messageOf } from '#platform/api-problem.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

const reloadAfterMs = 2000;

interface Start {
  readonly owner: Affiliate;
  readonly opened: OnboardingWindow;
}

/** Sets up where an affiliate is paid: creates the account, opens its onboarding in a window of its own, asks how far it is. */
export const usePayoutSetup = (affiliate: Affiliate) => {
  const client = useQueryClient();
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const [needsConnect, setNeedsConnect] = useState(false);
  const reload = async () => client.invalidateQueries({ queryKey: affiliateQuery.queryKey });

  const starting = useMutation({
    mutationFn: async ({ owner }: Start) => findOnboarding(owner),
    onSuccess: ({ url }, { opened }) => setBlockedUrl(opened.go(url) ? undefined : url),
    onError: (error, { opened }) => {
      opened.close();
      const words = wordsOf(error, 'Failed to setup Stripe account');
      if (codeOf(error) === 'connect-not-enabled' || mentionsConnect(words)) return setNeedsConnect(true);
      notifyError('Error', words);
    },
    onSettled: () => setTimeout(() => void reload(), reloadAfterMs),
  });
  const refreshing = useMutation({
    mutationFn: readPayoutAccount,
    onSuccess: async () => {
      await reload();
      notifySuccess('Status Updated', 'Account status has been refreshed');
    },
    onError: (error) => notifyError('Refresh Error', wordsOf(error, 'Failed to get account status')),
  });

  const start = () => {
    if (starting.isPending) return;
    setNeedsConnect(false);
    starting.mutate({ owner: affiliate, opened: openOnboardingWindow() });
  };
  const refresh = () => {
    if (affiliate.stripeAccountId !== null) refreshing.mutate(affiliate.stripeAccountId);
  };
  return {
    ...{ start, refresh, needsConnect, blockedUrl },
    isStarting: starting.isPending,
    isRefreshing: refreshing.isPending,
  };
};

const findOnboarding = async (affiliate: Affiliate): Promise<{ readonly url: string }> => {
  const accountId = affiliate.stripeAccountId ?? (await createAccount(affiliate));
  const { url } = await createOnboardingLink(accountId);
  if (url === undefined) throw new Error('The server gave no link to the onboarding.');
  return { url };
};

const createAccount = async (affiliate: Affiliate): Promise<string> => {
  const { accountId } = await createPayoutAccount(affiliate);
  notifySuccess('Stripe Account Created', 'Answer Stripe’s questions in the new window. It takes a few minutes.');
  return accountId;
};

/** What the server said went wrong, also where it failed itself. */
const wordsOf = (error: unknown, fallback: string): string =>
  error instanceof ApiProblem ? (error.detail ?? fallback) : messageOf(error, fallback);

const mentionsConnect = (words: string): boolean => /signed up for connect|connect signup/i.test(words);
