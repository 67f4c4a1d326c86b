import { Stack, Text, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { LoginForm } from '#accounts/login-form.tsx';
import { ResendButton } from '#accounts/resend-button.tsx';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { useSay } from '#platform/language/use-say.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { registerPath, safeReturnTo } from '#platform/return-to.ts';
import { useSession } from '#platform/session.ts';
import { useVisit } from '#platform/use-visit.ts';
import { FormCard } from '#ui/form-card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { TextLink } from '#ui/text-link.tsx';

export const meta = () =>
  publicPageMeta({ title: 'Login', description: `Log in to your ${brand.name} documents.`, path: '/login' });

const Login = () => {
  const say = useSay();
  const session = useSession();
  const { query, state } = useVisit();
  const [refusedEmail, setRefusedEmail] = useState<string>();
  const unconfirmedEmail = refusedEmail ?? unconfirmedEmailIn(state);
  const [typedEmail, setTypedEmail] = useState<string>();
  const [isHalfIn, setHalfIn] = useState(false);
  if (session.state === 'signed-in') return <Navigate to={safeReturnTo(query.get('returnTo'))} replace />;

  if (isHalfIn) return <SecondStep onBack={() => setHalfIn(false)} />;
  const askSecondFactor = (email: string) => {
    setTypedEmail(email);
    setHalfIn(true);
  };

  const isExpired = query.get('error') === 'expired-link';
  return (
    <Page width="narrow">
      <Stack gap="lg">
        {query.get('confirmed') === 'true' ? (
          <Notice tone="success">{say('Your email is confirmed. You can now log in.')}</Notice>
        ) : null}
        {isExpired || unconfirmedEmail !== undefined ? (
          <ConfirmationHelp key={unconfirmedEmail} email={unconfirmedEmail ?? ''} isExpired={isExpired} />
        ) : null}
        {query.has('returnTo') ? (
          <Notice tone="info">{say('Log in to continue to the page you asked for.')}</Notice>
        ) : null}
        <FormCard
          title={say('Welcome back')}
          subtitle={say('Log in to your documents.')}
          footer={
            <Text ta="center">
              {say('New here?')}{' '}
              <TextLink to={registerPath(safeReturnTo(query.get('returnTo')))}>{say('Sign up')}</TextLink>
            </Text>
          }
        >
          <LoginForm onUnconfirmed={setRefusedEmail} onSecondFactor={askSecondFactor} email={typedEmail} />
        </FormCard>
      </Stack>
    </Page>
  );
};
export default Login;

// Few accounts ask for it, so the login page comes without it.
const SecondFactorForm = lazy(async () => ({
  default: (await import('#accounts/second-factor-form.tsx')).SecondFactorForm,
}));

const SecondStep = ({ onBack }: { readonly onBack: () => void }) => {
  const say = useSay();
  return (
    <Page width="narrow">
      <FormCard
        title={say('One more step')}
        subtitle={say('Enter the code that your authenticator app shows, or a recovery code.')}
      >
        <Suspense fallback={<LoadingState />}>
          <SecondFactorForm onBack={onBack} />
        </Suspense>
      </FormCard>
    </Page>
  );
};

/** The address of an account that was created a moment ago, when its owner comes from there. */
const unconfirmedEmailIn = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('unconfirmedEmail' in state)) return undefined;
  return typeof state.unconfirmedEmail === 'string' ? state.unconfirmedEmail : undefined;
};

const ConfirmationHelp = (props: { readonly email: string; readonly isExpired: boolean }) => {
  const say = useSay();
  const [email, setEmail] = useState(props.email);
  return (
    <Notice
      tone="attention"
      title={say(props.isExpired ? 'This link no longer works' : 'Your email is not confirmed yet')}
    >
      <Stack gap="sm" align="flex-start">
        <Text>
          {say(
            props.isExpired
              ? 'Links work for 24 hours, and whoever registers again needs the newest one.'
              : 'Open the link in the email that we sent to you.',
          )}{' '}
          {say('We can send you a new one.')}
        </Text>
        <TextInput
          label={say('Email for the new link')}
          type="email"
          autoComplete="email"
          w="100%"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <ResendButton email={email} />
      </Stack>
    </Notice>
  );
};
