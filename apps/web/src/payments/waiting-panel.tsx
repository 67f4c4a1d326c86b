import type { PaymentStatus } from '@evergrant/contract/payments.ts';
import { Anchor, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePaymentCheck } from '#payments/use-payment-check.ts';
import type { OpenedCheckout } from '#payments/use-payment-page.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly checkout: OpenedCheckout;
  /** Asks the server where the checkout stands. */
  readonly ask: (sessionId: string) => Promise<Pick<PaymentStatus, 'status' | 'isConfirmed'>>;
  readonly onChooseAgain: () => void;
}

/** Waits beside the payment page and moves on by itself once the payment is confirmed. */
export const WaitingPanel = ({ checkout, ask, onChooseAgain }: Props) => {
  const say = useSay();
  const { check } = usePaymentCheck(checkout.sessionId, ask);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const success = `/success?session_id=${encodeURIComponent(checkout.sessionId)}`;

  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (check.state === 'confirmed') void navigate(success);
  }, [check.state, navigate, success]);

  if (check.state === 'expired') return <ClosedPage onChooseAgain={onChooseAgain} />;
  return (
    <Panel>
      <Stack gap="md">
        <Group gap="sm" wrap="nowrap">
          <Loader size="sm" aria-hidden="true" />
          <Title order={2} ref={heading} tabIndex={-1}>
            {say('Finish your payment in the other tab')}
          </Title>
        </Group>
        <Text>
          {say('This page moves on by itself as soon as your payment is confirmed. If no tab opened,')}{' '}
          <Anchor href={checkout.url} target="_blank" rel="noopener" underline="always">
            {say('open the payment page')}
          </Anchor>
          .
        </Text>
        <Group gap="sm">
          <Button component={Link} to={success} size="lg">
            {say('I have paid')}
          </Button>
          <Button variant="default" size="lg" onClick={onChooseAgain}>
            {say('Change my order')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
};

const ClosedPage = ({ onChooseAgain }: Pick<Props, 'onChooseAgain'>) => {
  const say = useSay();
  return (
    <Panel>
      <Stack gap="md" align="flex-start">
        <Notice tone="attention" title={say('This payment page has closed')}>
          {say('It was cancelled or has expired. You have not been charged.')}
        </Notice>
        <Button onClick={onChooseAgain}>{say('Choose again')}</Button>
      </Stack>
    </Panel>
  );
};
