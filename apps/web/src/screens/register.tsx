import { Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { Navigate } from 'react-router';
import { RegisterForm } from '#accounts/register-form.tsx';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { agreementLinks } from '#content/navigation.ts';
import { useSay } from '#platform/language/use-say.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { loginPath, safeReturnTo } from '#platform/return-to.ts';
import { useSession } from '#platform/session.ts';
import { useDelayedNavigation } from '#platform/use-delayed-navigation.ts';
import { useVisit } from '#platform/use-visit.ts';
import { FormCard } from '#ui/form-card.tsx';
import { Page } from '#ui/page.tsx';
import { StatusText } from '#ui/status-text.tsx';
import { TextLink } from '#ui/text-link.tsx';

const redirectDelayMs = 2000;

export const meta = () =>
  publicPageMeta({
    title: 'Create your account',
    description: `Create a free ${brand.name} account. You pay only when you are content with your document.`,
    path: '/register',
  });

const Register = () => {
  const say = useSay();
  const session = useSession();
  const [email, setEmail] = useState<string>();
  const returnTo = safeReturnTo(useVisit().query.get('returnTo'));
  useDelayedNavigation(email ? { to: '/email-confirmation', state: { email, returnTo } } : undefined, redirectDelayMs);
  if (session.state === 'signed-in') return <Navigate to={returnTo} replace />;

  return (
    <Page width="narrow">
      {email ? (
        <FormCard title={say('Registration successful!')}>
          <StatusText>
            {say(`We sent a confirmation email to ${email}. Open the link in it to confirm your address.`)}
          </StatusText>
        </FormCard>
      ) : (
        <FormCard
          title={say('Create your account')}
          subtitle={say('Free. You pay only when you have seen your document.')}
          footer={
            <Stack gap="xs" ta="center">
              <Text>
                {say('Already have an account?')} <TextLink to={loginPath(returnTo)}>{say('Login')}</TextLink>
              </Text>
              <Agreement />
            </Stack>
          }
        >
          <RegisterForm onRegistered={setEmail} />
        </FormCard>
      )}
    </Page>
  );
};
export default Register;

const Agreement = () => {
  const say = useSay();
  return (
    <Text size="sm" c="dimmed">
      {say(`You must be ${brand.limits.minimumAge} or older.`)}
      {agreementLinks.length > 0 ? ` ${say('By creating an account you agree to our')} ` : null}
      {agreementLinks.map((link, position) => (
        <Fragment key={link.to}>
          {position > 0 ? ` ${say('and')} ` : null}
          <TextLink to={link.to}>{say(link.label)}</TextLink>
        </Fragment>
      ))}
      {agreementLinks.length > 0 ? '.' : null}
    </Text>
  );
};
