import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { beginLeaving, endLeaving } from '#platform/session.ts';
import { notifySuccess } from '#ui/notify.ts';

/** Goes to the home page after the account is gone. */
export const useLeaving = () => {
  const navigate = useNavigate();
  const hasLeft = useRef(false);

  // Forget the member only when this page is left: it would lead to the login page instead.
  useEffect(
    () => () => {
      if (!hasLeft.current) return;
      endLeaving(true);
      notifySuccess('Account deleted', 'Your account has been deleted. We have sent you a last email.');
    },
    [],
  );
  return () => {
    hasLeft.current = true;
    beginLeaving();
    void navigate('/', { replace: true });
  };
};
