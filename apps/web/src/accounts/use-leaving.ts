import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { rememberSession } from '#platform/session.ts';
import { notifySuccess } from '#ui/notify.ts';

/** Goes to the home page after the account is gone. */
export const useLeaving = () => {
  const navigate = useNavigate();
  const hasLeft = useRef(false);

  // Forget the member only when this page is left: it would lead to the login page instead.
  useEffect(
    () => () => {
      if (!hasLeft.current) return;
      rememberSession(null);
      notifySuccess('Account deleted', 'Your account has been deleted. We have sent you a last email.');
    },
    [],
  );
  return () => {
    hasLeft.current = true;
    void navigate('/', { replace: true });
  };
};
