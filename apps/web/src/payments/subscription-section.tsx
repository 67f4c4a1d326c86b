import type { Subscription } from '@evergrant/contract/purchases.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { subscriptionQuery } from '#payments/account-api.ts';
import { subscriptionWords } from '#payments/subscription-words.ts';
import { useBillingPage } from '#payments/use-billing-page.ts';
import { messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

/** Where the member's subscription stands, and the way to the page on which it is changed. */
export const SubscriptionSection = () => {
  const say = useSay();
  const answer = useQuery({ ...subscriptionQuery, refetchOnWindowFocus: 'always' });
  return (
    <Panel title={say('Subscription')}>
      {answer.isPending ? <LoadingState label={say('Loading your subscription…')} /> : null}
      {answer.isError && !answer.data ? (
        <ErrorState title={say('Failed to load your subscription')} onRetry={() => void answer.refetch()}>
          {say(messageOf(answer.error, 'Please try again in a moment.'))}
        </ErrorState>
      ) : null}
      {answer.data?.subscription === null ? <NoSubscription /> : null}
      {answer.data?.subscription ? <Running subscription={answer.data.subscription} /> : null}
    </Panel>
  );
};

const NoSubscription = () => {
  const say = useSay();
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        {say(
          'You have no subscription. With one you make as many documents as you like and change them whenever your life changes.',
        )}
      </Text>
      <Button component={Link} to="/checkout?guest=subscription" variant="default">
        {say('See the monthly plan')}
      </Button>
    </Stack>
  );
};

const labelByState = { active: 'Active', cancelled: 'Cancelled', overdue: 'Payment overdue', ended: 'Ended' } as const;
const colorByState = { active: 'green', cancelled: 'brass', overdue: 'red', ended: 'gray' } as const;

const Running = ({ subscription }: { readonly subscription: Subscription }) => {
  const say = useSay();
  const page = useBillingPage();
  const { state, planName, priceInCents } = subscription;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={3} size="h4">
          {say(planName)}
        </Title>
        <Badge color={colorByState[state]}>{say(labelByState[state])}</Badge>
      </Group>
      <Text>{say(`${formatMoneyExactly(priceInCents)} a month`)}</Text>
      {state === 'overdue' ? <Overdue /> : <Text>{say(subscriptionWords(subscription))}</Text>}
      <Group gap="sm">
        {state === 'ended' ? (
          <Button component={Link} to="/checkout?guest=subscription">
            {say('Subscribe again')}
          </Button>
        ) : (
          <Button variant={state === 'overdue' ? 'filled' : 'default'} loading={page.isOpening} onClick={page.open}>
            {say('Manage subscription')}
          </Button>
        )}
      </Group>
      {state === 'ended' ? null : (
        <Text size="sm" c="dimmed">
          {say('On the page of our payment provider you can cancel, keep it or change the card.')}
        </Text>
      )}
    </Stack>
  );
};

const Overdue = () => {
  const say = useSay();
  return (
    <Notice tone="attention" title={say('The last payment did not go through')}>
      {say('It is tried again by itself. Please check your card, so that nothing ends.')}
    </Notice>
  );
};
