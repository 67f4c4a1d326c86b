import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { loadResetSession } from '#accounts/api.ts';
import { NewPasswordForm } from '#accounts/new-password-form.tsx';
import { pageMeta } from '#platform/page-meta.ts';
import { useDelayedNavigation } from '#platform/use-delayed-navigation.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { FormCard } from '#ui/form-card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Page } from '#ui/page.tsx';
import { StatusText } from '#ui/status-text.tsx';
import { TextLink } from '#ui/text-link.tsx';

const redirectDelayMs = 3000;

export const meta = () => pageMeta('Choose a new password', 'Choose a new password for your account.');

const ResetPassword = () => {
  const [query] = useSearchParams();
  const isRefused = query.has('error') || query.has('error_description');
  const link = useQuery({
    queryKey: ['reset-session'],
    queryFn: ({ signal }) => loadResetSession(signal),
    enabled: !isRefused,
    staleTime: Infinity,
  });
  const [isUpdated, setUpdated] = useState(false);

  if (isUpdated) return <Updated />;
  if (isRefused)
    return <Invalid title="Invalid or Expired Link">This reset link was used already or has expired.</Invalid>;
  if (link.isError) {
    return (
      <ErrorState title="Session Error" onRetry={() => void link.refetch()}>
        We could not check your reset link. Check your internet connection and try again.
      </ErrorState>
    );
  }
  if (!link.data) return <LoadingState label="Verifying your reset link…" />;
  if (!link.data.isValid) {
    return <Invalid title="Authentication Required">Open the link in your email to choose a new password.</Invalid>;
  }
  return (
    <Page width="narrow">
      <FormCard title="Choose a new password" subtitle="You will be logged out and log in with the new one.">
        <NewPasswordForm onUpdated={() => setUpdated(true)} />
      </FormCard>
    </Page>
  );
};
export default ResetPassword;

const Invalid = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  useDelayedNavigation({ to: '/forgot-password' }, redirectDelayMs);
  return (
    <Page width="narrow">
      <FormCard title={title}>
        <Text role="alert">
          {children} Taking you to <TextLink to="/forgot-password">request a new link</TextLink>…
        </Text>
      </FormCard>
    </Page>
  );
};

const Updated = () => {
  useDelayedNavigation({ to: '/login' }, redirectDelayMs);
  return (
    <Page width="narrow">
      <FormCard title="Password updated">
        <StatusText>
          Log in with your new password. Taking you to <TextLink to="/login">login</TextLink>…
        </StatusText>
      </FormCard>
    </Page>
  );
};
