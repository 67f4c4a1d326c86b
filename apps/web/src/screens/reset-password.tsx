import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { loadResetSession } from '#accounts/api.ts';
import { NewPasswordForm } from '#accounts/new-password-form.tsx';
import { useSay } from '#platform/language/use-say.ts';
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
  const say = useSay();
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
    return (
      <Invalid title={say('Invalid or Expired Link')}>
        {say('This reset link was used already or has expired.')}
      </Invalid>
    );
  if (link.isError) {
    return (
      <ErrorState title={say('Session Error')} onRetry={() => void link.refetch()}>
        {say('We could not check your reset link. Check your internet connection and try again.')}
      </ErrorState>
    );
  }
  if (!link.data) return <LoadingState label={say('Verifying your reset link…')} />;
  if (!link.data.isValid) {
    return (
      <Invalid title={say('Authentication Required')}>
        {say('Open the link in your email to choose a new password.')}
      </Invalid>
    );
  }
  return (
    <Page width="narrow">
      <FormCard
        title={say('Choose a new password')}
        subtitle={say('You will be logged out and log in with the new one.')}
      >
        <NewPasswordForm onUpdated={() => setUpdated(true)} />
      </FormCard>
    </Page>
  );
};
export default ResetPassword;

const Invalid = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const say = useSay();
  useDelayedNavigation({ to: '/forgot-password' }, redirectDelayMs);
  return (
    <Page width="narrow">
      <FormCard title={title}>
        <Text role="alert">
          {children} {say('Taking you to')} <TextLink to="/forgot-password">{say('request a new link')}</TextLink>…
        </Text>
      </FormCard>
    </Page>
  );
};

const Updated = () => {
  const say = useSay();
  useDelayedNavigation({ to: '/login' }, redirectDelayMs);
  return (
    <Page width="narrow">
      <FormCard title={say('Password updated')}>
        <StatusText>
          {say('Log in with your new password. Taking you to')} <TextLink to="/login">{say('login')}</TextLink>…
        </StatusText>
      </FormCard>
    </Page>
  );
};
