import type { Affiliate } from '@evergrant/contract/affiliates.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountFirst } from '#affiliates/account-first.tsx';
import { AffiliateBadge } from '#affiliates/affiliate-badge.tsx';
import { affiliateQuery } from '#affiliates/affiliate-query.ts';
import { ApplicationForm } from '#affiliates/application-form.tsx';
import { StatusBanner } from '#affiliates/status-banner.tsx';
import { useSession } from '#platform/session.ts';
import { LoadingState } from '#ui/loading-state.tsx';
import { Panel } from '#ui/panel.tsx';

/** The application form, or where the application stands for a member who has sent it. Whoever was rejected may apply again. */
export const ApplicationSection = () => {
  const session = useSession();
  const isMember = session.state === 'signed-in';
  const own = useQuery({ ...affiliateQuery, enabled: isMember });
  // On a page made in advance the form is there before anybody is known, and stays where it is.
  const [wasMember] = useState(isMember);

  const known = isMember ? own.data?.affiliate : undefined;
  if (known && known.status !== 'rejected') return <Application affiliate={known} />;
  return (
    <Panel title="Your application" aside={known ? <AffiliateBadge status={known.status} /> : undefined}>
      {wasMember && own.isLoading ? (
        <LoadingState label="Loading your application…" />
      ) : (
        <Stack gap="lg">
          {isMember ? null : <AccountFirst />}
          {known ? <StatusBanner status={known.status} /> : null}
          <ApplicationForm />
        </Stack>
      )}
    </Panel>
  );
};

const Application = ({ affiliate }: { readonly affiliate: Affiliate }) => {
  const { status, affiliateCode } = affiliate;
  return (
    <Panel title="Your application" aside={<AffiliateBadge status={status} />}>
      <Stack gap="md">
        <StatusBanner status={status} />
        <Text>
          {status === 'approved' ? 'You are an affiliate. ' : 'We have received your application. '}
          Your code is <strong>{affiliateCode}</strong>.
        </Text>
        <Group>
          <Button component={Link} to="/affiliate-dashboard" variant={status === 'approved' ? 'filled' : 'default'}>
            View Dashboard
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
};
