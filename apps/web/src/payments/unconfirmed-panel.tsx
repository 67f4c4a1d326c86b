import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly onCheckAgain: () => void;
  readonly isGuest?: boolean;
}

/** Says that there is no confirmation yet, that the search goes on, and who can help. */
export const UnconfirmedPanel = ({ onCheckAgain, isGuest = false }: Props) => {
  const say = useSay();
  return (
    <Panel>
      <Notice tone="attention" title={say('We could not confirm your payment yet')}>
        {say(
          'This can take a minute. We keep checking, and this page changes by itself as soon as the payment is confirmed. Please do not pay a second time.',
        )}
      </Notice>
      <Text my="md">
        {say('Still waiting after ten minutes? Write to')}{' '}
        <Anchor href={`mailto:${brand.supportEmail}`} underline="always">
          {brand.supportEmail}
        </Anchor>{' '}
        {say('or call')}{' '}
        <Anchor href={brand.support.phoneLink} underline="always">
          {brand.support.phone}
        </Anchor>
        .
      </Text>
      <Group gap="sm">
        <Button size="lg" onClick={onCheckAgain}>
          {say('Try Again')}
        </Button>
        {isGuest ? null : (
          <Button component={Link} to="/dashboard" variant="default" size="lg">
            {say('Go to Dashboard')}
          </Button>
        )}
      </Group>
    </Panel>
  );
};
