import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#accounts/account-api.ts';
import { DevicesSection } from '#accounts/devices-section.tsx';
import { EmailSection } from '#accounts/email-section.tsx';
import { PasswordSection } from '#accounts/password-section.tsx';
import { ProfileSection } from '#accounts/profile-section.tsx';
import { SecondFactorSection } from '#accounts/second-factor-section.tsx';
import { YourDataSection } from '#accounts/your-data-section.tsx';
import { PurchasesSection } from '#payments/purchases-section.tsx';
import { SubscriptionSection } from '#payments/subscription-section.tsx';
import { messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Account', 'Your name, email, password, devices, purchases and data.');

const Account = () => {
  const say = useSay();
  const account = useQuery(accountQuery);
  return (
    <Page width="reading">
      <PageHeading
        title={say('Account')}
        subtitle={say('Who you are here, what protects your documents, and what you paid for.')}
      />
      {account.isError && !account.data ? (
        <ErrorState title={say('Your account could not be loaded')} onRetry={() => void account.refetch()}>
          {say(messageOf(account.error, 'Please try again in a moment.'))}
        </ErrorState>
      ) : null}
      {account.isPending ? <LoadingState label={say('Loading your account…')} /> : null}
      {account.data ? (
        <Stack gap="lg">
          <ProfileSection account={account.data} />
          <EmailSection account={account.data} />
          <PasswordSection email={account.data.email} />
          <DevicesSection />
          <SecondFactorSection secondFactor={account.data.secondFactor} />
          <SubscriptionSection />
          <PurchasesSection />
          <YourDataSection />
        </Stack>
      ) : null}
    </Page>
  );
};
export default Account;
