import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { loadRegistration } from '#accounts/api.ts';
import { ResendButton } from '#accounts/resend-button.tsx';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { useSay } from '#platform/language/use-say.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { loginPath, safeReturnTo } from '#platform/return-to.ts';
import { refreshSession, useSession } from '#platform/session.ts';
import { useDelayedNavigation } from '#platform/use-delayed-navigation.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { FormCard } from '#ui/form-card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Page } from '#ui/page.tsx';
import { StatusText } from '#ui/status-text.tsx';
import { TextLink } from '#ui/text-link.tsx';

const redirectDelayMs = 2000;
const checkEveryMs = 5000;

export const meta = () =>
  pageMeta('Confirm your email', 'Open the link that we mailed to you to confirm your address.');

const EmailConfirmation = () => {
  const say = useSay();
  const { state } = useLocation();
  const email = textIn(state, 'email');
  const loginTo = loginPath(safeReturnTo(textIn(state, 'returnTo') ?? null));
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : undefined;
  useEffect(() => {
    void refreshSession();
    const timer = setInterval(() => void refreshSession(), checkEveryMs);
    return () => clearInterval(timer);
  }, []);
  useDelayedNavigation(user?.emailConfirmedAt ? { to: '/dashboard' } : undefined, redirectDelayMs);

  const registration = useQuery({
    queryKey: ['registration'],
    queryFn: ({ signal }) => loadRegistration(signal),
    refetchInterval: ({ state: known }) => (known.data?.isConfirmed ? false : checkEveryMs),
    // The next registration is another one.
    gcTime: 0,
  });

  if (!email && session.state === 'signed-out') return <Navigate to="/login" replace />;
  if (user && !user.emailConfirmedAt) return <Navigate to="/dashboard" replace />;
  if (session.state === 'failed') {
    return (
      <ErrorState title={say('We could not check your confirmation')} onRetry={session.retry}>
        {say('Check your internet connection and try again. The link in your email works all the same.')}
      </ErrorState>
    );
  }
  if (session.state === 'loading') return <LoadingState label={say('Checking your confirmation…')} />;
  if (user) {
    return (
      <Page width="narrow">
        <Confirmed />
      </Page>
    );
  }
  return (
    <Page width="narrow">
      {registration.data?.isConfirmed ? <ConfirmedByLink loginTo={loginTo} /> : <Pending email={email ?? ''} />}
    </Page>
  );
};
export default EmailConfirmation;

const textIn = (state: unknown, name: string): string | undefined => {
  const found = new Map(typeof state === 'object' && state !== null ? Object.entries(state) : []).get(name);
  return typeof found === 'string' ? found : undefined;
};

const Confirmed = () => {
  const say = useSay();
  return (
    <FormCard title={say('Your email is confirmed')}>
      <StatusText>
        {say('You are logged in. Taking you to')} <TextLink to="/dashboard">{say('your dashboard')}</TextLink>…
      </StatusText>
    </FormCard>
  );
};

/** The link was opened and pressed, in this browser or on another device. */
const ConfirmedByLink = ({ loginTo }: { readonly loginTo: string }) => {
  const say = useSay();
  return (
    <FormCard title={say('Your email is confirmed')}>
      <Stack gap="md" align="flex-start">
        <StatusText>{say('Your email is confirmed. You can now log in.')}</StatusText>
        <Button component={Link} to={loginTo} size="lg">
          {say('Log in')}
        </Button>
      </Stack>
    </FormCard>
  );
};

const Pending = ({ email }: { readonly email: string }) => {
  const say = useSay();
  return (
    <FormCard title={say('Confirm your email')}>
      <Stack gap="md" align="flex-start">
        <StatusText>
          {say(`We sent a message to ${email}. Open the link in it and press its button. This page notices by itself.`)}
        </StatusText>
        <Text c="dimmed">{say('Nothing there after a minute? Look in the spam folder, or have it sent again.')}</Text>
        <ResendButton email={email} />
        <Text>
          {say('Wrong address?')} <TextLink to="/register">{say('Register with another one')}</TextLink>
          {say('or')} <TextLink to="/login">{say('go to login')}</TextLink>.
        </Text>
        <Text c="dimmed">
          {say('Still nothing?')}{' '}
          <Anchor inherit underline="always" href={`mailto:${brand.supportEmail}`}>
            {say('Contact support')}
          </Anchor>
        </Text>
      </Stack>
    </FormCard>
  );
};
