import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messageOf } from '#platform/api-problem.ts';
import { sessionQuery } from '#platform/session.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

/** Ends the session and returns to the home page. */
export const useLogout = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const logout = useMutation({
    // The header is on every page; the validation library behind this call is not needed to show it.
    mutationFn: async () => (await import('#accounts/api.ts')).sendLogout(),
    onSuccess: () => navigate('/'),
    onError: (error) => notifyError('Logout failed', messageOf(error, 'Something went wrong during logout.')),
  });
  const { isSuccess: hasEnded, reset } = logout;

  // Forget the member only when the home page is there: a member page would lead to the login page instead.
  useEffect(() => {
    if (!hasEnded || pathname !== '/') return;
    reset();
    client.setQueryData(sessionQuery.queryKey, { user: null });
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
    notifySuccess('Logged out', 'You have been logged out successfully.');
  }, [hasEnded, pathname, reset, client]);
  return logout;
};
