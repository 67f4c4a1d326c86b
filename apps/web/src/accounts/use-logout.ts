import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sendLogout } from '#accounts/api.ts';
import { messageOf } from '#platform/api-problem.ts';
import { sessionQuery } from '#platform/session.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

/** Ends the session and returns to the home page. */
export const useLogout = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: sendLogout,
    onSuccess: async () => {
      // Leave the member pages first: the guard would remember them for the next person.
      await navigate('/');
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
      client.setQueryData(sessionQuery.queryKey, { user: null });
      notifySuccess('Logged out', 'You have been logged out successfully.');
    },
    onError: (error) => notifyError('Logout failed', messageOf(error, 'Something went wrong during logout.')),
  });
};
