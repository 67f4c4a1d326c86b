import { Button, Group, Text } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { ClaimLinkForm } from '#payments/claim-link-form.tsx';
import { ClaimHerePanel } from '#payments/claim-here-panel.tsx';
import { useSay } from '#platform/language/use-say.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { loginPath } from '#platform/return-to.ts';
import { useSession } from '#platform/session.ts';
import { CannotReach } from '#ui/cannot-reach.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';
import { Panel } from '#ui/panel.tsx';

export const meta = () => pageMeta('Your purchase', 'Add what you bought without an account to your account.');

const Claim = () => {
  const say = useSay();
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <Page width="reading">
      <PageHeading
        title={say('Your purchase')}
        subtitle={say('Add what you bought without an account to your account.')}
      />
      {token ? <ClaimBy token={token} /> : <NoToken />}
    </Page>
  );
};
export default Claim;

const ClaimBy = ({ token }: { readonly token: string }) => {
  const session = useSession();
  switch (session.state) {
    case 'loading':
      return <LoadingState />;
    case 'failed':
      return <CannotReach onRetry={session.retry} />;
    case 'signed-out':
      return <SignInFirst />;
    case 'signed-in':
      return <ClaimHerePanel member={session.user} proof={{ token }} />;
  }
};

const SignInFirst = () => {
  const say = useSay();
  const { pathname, search } = useLocation();
  return (
    <Panel title={say('Which account is it for?')}>
      <Text mb="md">
        {say(
          'Log in, and you come back here to add the purchase. Without an account, create one first: confirm your email address, then open the link in your receipt once more.',
        )}
      </Text>
      <Group gap="sm">
        <Button component={Link} to={loginPath(`${pathname}${search}`)} size="lg">
          {say('Login')}
        </Button>
        <Button component={Link} to="/register" variant="default" size="lg">
          {say('Create Account')}
        </Button>
      </Group>
    </Panel>
  );
};

const NoToken = () => {
  const say = useSay();
  return (
    <Panel title={say('This link is not complete')}>
      <Text mb="lg">
        {say(
          `Please open the link in your receipt again, or copy it whole. If you cannot find the receipt, we mail you a new link. If it still does not work, write to ${brand.supportEmail}.`,
        )}
      </Text>
      <ClaimLinkForm />
    </Panel>
  );
};
