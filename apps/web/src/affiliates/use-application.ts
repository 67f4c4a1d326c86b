import type { AffiliateApplication } from '@evergrant/contract/affiliates.ts';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { affiliateQuery } from '#affiliates/affiliate-query.ts';
import { forgetDraft } from '#affiliates/application-draft.ts';
import { ApiProblem, messageInForm } from '#platform/api-problem.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

const received = "We'll review your application and get back to you within 48 hours.";

/** Sends an application and tells how that went; what was typed stays unless it was received. */
export const useApplication = (form: UseFormReturnType<AffiliateApplication>) => {
  const client = useQueryClient();
  const [needsAccount, setNeedsAccount] = useState(false);
  const sending = useMutation({
    // The form is there before the validation library behind this call.
    mutationFn: async (application: AffiliateApplication) =>
      (await import('#affiliates/api.ts')).sendApplication(application),
    onSuccess: () => {
      form.reset();
      forgetDraft();
      notifySuccess('Application Submitted!', received);
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 401) return setNeedsAccount(true);
      const wrong = error instanceof ApiProblem ? (error.errors ?? []) : [];
      form.setErrors(Object.fromEntries(wrong.map(({ field, message }) => [field, message])));
      const [first] = wrong;
      if (first) form.getInputNode(first.field)?.focus();
      notifyError('Error', messageInForm(error, 'Failed to submit application. Please try again.'));
    },
    // Received, or refused because there is one already: either way the record says it.
    onSettled: async () => client.invalidateQueries({ queryKey: affiliateQuery.queryKey }),
  });

  const send = (application: AffiliateApplication, isVisitor: boolean) => {
    if (sending.isPending) return;
    setNeedsAccount(isVisitor);
    if (!isVisitor) sending.mutate(application);
  };
  return { send, needsAccount, isSending: sending.isPending };
};
