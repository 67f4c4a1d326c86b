import { useMutation } from '@tanstack/react-query';
import { askForBillingPage } from '#payments/account-api.ts';
import { messageOf } from '#platform/api-problem.ts';
import { notifyError } from '#ui/notify.ts';

/** Leads to the provider's page for the subscription, in this tab; it leads back to the account. */
export const useBillingPage = () => {
  const opening = useMutation({
    mutationFn: askForBillingPage,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notifyError('Payment Error', messageOf(error, 'Please try again in a moment.')),
  });
  return { open: () => opening.mutate(), isOpening: opening.isPending || opening.isSuccess };
};
