import { Anchor, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ResendButton } from '#accounts/resend-button.tsx';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { pageMeta } from '#platform/page-meta.ts';
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
  const email = emailOf(useLocation().state);
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : undefined;
  useEffect(() => {
    void refreshSession();
    const timer = setInterval(() => void refreshSession(), checkEveryMs);
    return () => clearInterval(timer);
  }, []);
  useDelayedNavigation(user?.emailConfirmedAt ? { to: '/dashboard' } : undefined, redirectDelayMs);

  if (!email && session.state === 'signed-out') return <Navigate to="/login" replace />;
  if (user && !user.emailConfirmedAt) return <Navigate to="/dashboard" replace />;
  if (session.state === 'failed') {
    return (
      <ErrorState title="We could not check your confirmation" onRetry={session.retry}>
        Check your internet connection and try again. The link in your email works all the same.
      </ErrorState>
    );
  }
  if (session.state === 'loading') return <LoadingState label="Checking your confirmation…" />;
  return <Page width="narrow">{user ? <Confirmed /> : <Pending email={email ?? ''} />}</Page>;
};
export default EmailConfirmation;

const emailOf = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
};

const Confirmed = () => (
  <FormCard title="Your email is confirmed">
    <StatusText>
      You are logged in. Taking you to <TextLink to="/dashboard">your dashboard</TextLink>…
    </StatusText>
  </FormCard>
);

const Pending = ({ email }: { readonly email: string }) => (
  <FormCard title="Confirm your email">
    <Stack gap="md" align="flex-start">
      <StatusText>
        We sent a message to <strong>{email}</strong>. Open the link in it, then log in.
      </StatusText>
      <Text c="dimmed">Nothing there after a minute? Look in the spam folder, or have it sent again.</Text>
      <ResendButton email={email} />
      <Text>
        <TextLink to="/login">Go to login</TextLink>
      </Text>
      <Text c="dimmed">
        Still nothing?{' '}
        <Anchor inherit underline="always" href={`mailto:${brand.supportEmail}`}>
          Contact support
        </Anchor>
      </Text>
    </Stack>
  </FormCard>
);
