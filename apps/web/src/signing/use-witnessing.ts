import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#platform/api-problem.ts';
import { postView, postWitnessSignature } from '#signing/api.ts';
import type { Signature } from '#signing/api.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

export const witnessPageKey = (token: string) => ['witness', token] as const;

/** Opening the document and signing it, as the holder of a witness link. */
export const useWitnessing = (token: string) => {
  const queryClient = useQueryClient();
  // A refusal may mean that the link was withdrawn or already used: the page then says so.
  const reload = () => queryClient.invalidateQueries({ queryKey: witnessPageKey(token) });

  const view = useMutation({ mutationFn: () => postView(token), onError: reload });
  const sign = useMutation({
    mutationFn: (signature: Signature) => postWitnessSignature(token, signature),
    onSuccess: () => notifySuccess('Thank You!', 'Your signature has been recorded successfully.'),
    onError: (error) => {
      notifyError('Error', signatureFailure(error));
      return reload();
    },
  });
  const refresh = () => {
    notifySuccess('Refreshing Document', 'Loading the document again.');
    view.mutate();
  };

  return {
    view,
    sign,
    open: () => view.mutate(),
    refresh,
    failure: sign.isError ? signatureFailure(sign.error) : undefined,
  };
};

const signatureFailure = (error: unknown): string => {
  const failed = 'Failed to save your signature. Please try again.';
  if (error instanceof ApiProblem && error.status < 500 && error.detail) return `${failed} ${error.detail}`;
  return failed;
};
