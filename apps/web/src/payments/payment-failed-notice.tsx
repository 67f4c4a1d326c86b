import { Box, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '#payments/account-api.ts';
import { useBillingPage } from '#payments/use-billing-page.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';

/** Says quietly that a payment of the subscription failed; shows nothing as long as all is well, or nothing is known. */
export const PaymentFailedNotice = () => {
  const say = useSay();
  const answer = useQuery(subscriptionQuery);
  const page = useBillingPage();
  const subscription = answer.data?.subscription;
  if (subscription?.state !== 'overdue') return null;
  return (
    <Box mb="lg">
      <Notice tone="attention" title={say('Your payment did not go through')}>
        <Text mb="sm">
          {say(
            subscription.isEntitling
              ? 'Your subscription still runs. Please check your card, so that nothing ends.'
              : 'Your subscription is paused. Your documents can be read and downloaded, but not changed until it is paid.',
          )}
        </Text>
        <Button variant="default" loading={page.isOpening} onClick={page.open}>
          {say('Manage subscription')}
        </Button>
      </Notice>
    </Box>
  );
};
