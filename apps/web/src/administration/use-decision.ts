import { useMutation, useQueryClient } from '@tanstack/react-query';
import { portalKey } from '#administration/api.ts';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

interface Decision<Given, Answer> {
  readonly send: (given: Given) => Promise<Answer>;
  /** What the message says when it is done. */
  readonly done: (answer: Answer) => string;
  /** The heading when it is not. */
  readonly failed: string;
  readonly onDone?: (answer: Answer) => void;
}

// An application is read once, because each reading is written down; its new state is put in by whoever decides.
const isReadOnce = (key: readonly unknown[]): boolean => key[1] === 'application';

/** Sends what an administrator decides, says how it went and loads again what it changes. */
export const useDecision = <Given, Answer>({ send, done, failed, onDone }: Decision<Given, Answer>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      notifySuccess(done(answer));
      onDone?.(answer);
      void client.invalidateQueries({ queryKey: portalKey, predicate: ({ queryKey }) => !isReadOnce(queryKey) });
    },
    onError: (error) => {
      notifyError(failed, messageOf(error, 'Please try again in a moment.'));
      // Somebody else was faster: show what is true now.
      if (error instanceof ApiProblem && error.status === 409) void client.invalidateQueries({ queryKey: portalKey });
    },
  });
};
