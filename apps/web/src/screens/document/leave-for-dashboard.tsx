import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { notifyError } from '#ui/notify.ts';

/** Leads to the dashboard and says why. */
export const LeaveForDashboard = ({ reason }: { readonly reason: string }) => {
  useEffect(() => {
    notifyError(reason, 'Choose one of your documents on the dashboard.');
  }, [reason]);
  return <Navigate to="/dashboard" replace />;
};
