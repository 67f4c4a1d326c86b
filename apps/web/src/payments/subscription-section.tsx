import type { Subscription } from '@evergrant/contract/purchases.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { subscriptionQuery } from '#payments/account-api.ts';
import { subscriptionWords } from '#payments/subscription-words.ts';
import { useBillingPage } from '#payments/use-billing-page.ts';
import { messageOf } from '#platform/api-problem.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

/** Where the member's subscription stands, and the way to the page on which it is changed. */
export const SubscriptionSection = () => {
  const answer = useQuery({ ...subscriptionQuery, refetchOnWindowFocus: 'always' });
  return (
    <Panel title="Subscription">
      {answer.isPending ? <LoadingState label="Loading your subscription…" /> : null}
      {answer.isError && !answer.data ? (
        <ErrorState title="Failed to load your subscription" onRetry={() => void answer.refetch()}>
          {messageOf(answer.error, 'Please try again in a moment.')}
        </ErrorState>
      ) : null}
      {answer.data?.subscription === null ? <NoSubscription /> : null}
      {answer.data?.subscription ? <Running subscription={answer.data.subscription} /> : null}
    </Panel>
  );
};

const NoSubscription = () => (
  <Stack gap="md" align="flex-start">
    <Text>
      You have no subscription. With one you make as many documents as you like and change them whenever your life
      changes.
    </Text>
    <Button component={Link} to="/checkout?guest=subscription" variant="default">
      See the monthly plan
    </Button>
  </Stack>
);

const labelByState = { active: 'Active', cancelled: 'Cancelled', overdue: 'Payment overdue', ended: 'Ended' } as const;
const colorByState = { active: 'green', cancelled: 'brass', overdue: 'red', ended: 'gray' } as const;

const Running = ({ subscription }: { readonly subscription: Subscription }) => {
  const page = useBillingPage();
  const { state, planName, priceInCents } = subscription;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={3} size="h4">
          {planName}
        </Title>
        <Badge color={colorByState[state]}>{labelByState[state]}</Badge>
      </Group>
      <Text>{formatMoneyExactly(priceInCents)} a month</Text>
      {state === 'overdue' ? <Overdue /> : <Text>{subscriptionWords(subscription)}</Text>}
      <Group gap="sm">
        {state === 'ended' ? (
          <Button component={Link} to="/checkout?guest=subscription">
            Subscribe again
          </Button>
        ) : (
          <Button variant={state === 'overdue' ? 'filled' : 'default'} loading={page.isOpening} onClick={page.open}>
            Manage subscription
          </Button>
        )}
      </Group>
      {state === 'ended' ? null : (
        <Text size="sm" c="dimmed">
          On the page of our payment provider you can cancel, keep it or change the card.
        </Text>
      )}
    </Stack>
  );
};

const Overdue = () => (
  <Notice tone="attention" title="The last payment did not go through">
    It is tried again by itself. Please check your card, so that nothing ends.
  </Notice>
);
