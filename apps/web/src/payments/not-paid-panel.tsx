import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly checkoutPath: string;
  readonly isGuest?: boolean;
}

/** A payment that was not made or is not known: says so and leads back. */
export const NotPaidPanel = ({ title, text, checkoutPath, isGuest = false }: Props) => {
  const say = useSay();
  return (
    <Panel>
      <div role="alert">
        <Title order={2}>{title}</Title>
        <Text my="sm">
          {say(text)} {say('Questions? Write to')}{' '}
          <Anchor href={`mailto:${brand.supportEmail}`} underline="always">
            {brand.supportEmail}
          </Anchor>
          .
        </Text>
      </div>
      <Group gap="sm">
        <Button component={Link} to={checkoutPath} size="lg">
          {say('Back to checkout')}
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
