import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { loadEmailChange, sendEmailConfirmation } from '#accounts/account-api.ts';
import { Link } from 'react-router';
import { OutcomeNotice } from '#accounts/outcome-notice.tsx';
import { messageOf } from '#platform/api-problem.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { loginPath } from '#platform/return-to.ts';
import { refreshSession } from '#platform/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { FormCard } from '#ui/form-card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { notifySuccess } from '#ui/notify.ts';
import { Page } from '#ui/page.tsx';
import { StatusText } from '#ui/status-text.tsx';
import { TextLink } from '#ui/text-link.tsx';

export const meta = () => pageMeta('Confirm your new email', 'Use a new email address for your account.');

const ConfirmNewEmail = () => {
  const link = useQuery({
    queryKey: ['email-change'],
    queryFn: ({ signal }) => loadEmailChange(signal),
    staleTime: Infinity,
    // The next link is another one.
    gcTime: 0,
  });
  if (link.isError) {
    return (
      <ErrorState title="Your link could not be checked" onRetry={() => void link.refetch()}>
        {messageOf(link.error, 'Please try again in a moment.')}
      </ErrorState>
    );
  }
  if (!link.data) return <LoadingState label="Checking your link…" />;
  const { newEmail, isSignedIn } = link.data;
  if (!newEmail) {
    return (
      <Page width="narrow">
        <Invalid />
      </Page>
    );
  }
  return <Page width="narrow">{isSignedIn ? <Confirmation newEmail={newEmail} /> : <LoginFirst />}</Page>;
};
export default ConfirmNewEmail;

const Confirmation = ({ newEmail }: { readonly newEmail: string }) => {
  const confirmation = useMutation({
    mutationFn: sendEmailConfirmation,
    onSuccess: async () => {
      notifySuccess('Email changed', `You sign in with ${newEmail} from now on.`);
      await refreshSession();
    },
  });
  if (confirmation.isSuccess) {
    return (
      <FormCard title="Email changed">
        <StatusText>
          You sign in with <strong>{newEmail}</strong> from now on. Go to{' '}
          <TextLink to="/account">your account</TextLink>.
        </StatusText>
      </FormCard>
    );
  }
  return (
    <FormCard title="Is this your new email?">
      <Stack gap="md">
        <Text>
          From now on, you sign in with <strong>{newEmail}</strong>, and we write to you there.
        </Text>
        <OutcomeNotice error={confirmation.error} title="Email not changed" />
        <Button size="lg" loading={confirmation.isPending} onClick={() => confirmation.mutate()}>
          Use this address
        </Button>
      </Stack>
    </FormCard>
  );
};

/** Otherwise one press would give the account of a stranger to an address that merely stood in a mail. */
const LoginFirst = () => (
  <FormCard title="Log in to confirm">
    <Stack gap="md">
      <Text>
        A new email address is confirmed from within the account that asked for it. Log in with the address and the
        password that you have used so far, and this page comes back.
      </Text>
      <Button component={Link} to={loginPath('/confirm-new-email')} size="lg">
        Log in
      </Button>
      <Text c="dimmed">
        If you did not ask for this, close the page: nothing will happen. If you are logged in to another account here,
        log out first.
      </Text>
    </Stack>
  </FormCard>
);

const Invalid = () => (
  <FormCard title="Invalid or Expired Link">
    <Text role="alert">
      This link is invalid, was used already or has expired. You can ask for a new one on{' '}
      <TextLink to="/account">your account page</TextLink>.
    </Text>
  </FormCard>
);
