import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messageOf } from '#platform/api-problem.ts';
import { beginLeaving, endLeaving } from '#platform/session.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

/** Ends the session and returns to the home page. */
export const useLogout = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [step, setStep] = useState<'idle' | 'asked' | 'ended'>('idle');

  const logout = async (): Promise<void> => {
    setStep('asked');
    beginLeaving();
    try {
      // The header is on every page; the validation library behind this call is not needed to show it.
      await (await import('#accounts/api.ts')).sendLogout();
    } catch (error) {
      setStep('idle');
      endLeaving(false);
      return notifyError('Logout failed', messageOf(error, 'Something went wrong during logout.'));
    }
    setStep('ended');
    await navigate('/');
  };

  // Forget the member only when the home page is there: a member page would lead to the login page instead.
  useEffect(() => {
    if (step !== 'ended' || pathname !== '/') return;
    endLeaving(true);
    notifySuccess('Logged out', 'You have been logged out successfully.');
  }, [step, pathname]);
  return { logout, isPending: step !== 'idle' };
};
