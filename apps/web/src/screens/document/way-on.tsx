import { Button, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from '#screens/document/way-on.module.css';
import type { WayOnward } from '#documents/way-on.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly step: WayOnward | undefined;
  /** The finished document was opened here before. */
  readonly isRead: boolean;
  readonly onRead: () => void;
}

/** At the end of the conversation: what the finished document waits for, and the way there. */
export const WayOn = ({ step, isRead, onRead }: Props) => {
  const say = useSay();
  if (!step) return null;
  const leadsToReading = step.isReadFirst === true && !isRead;
  return (
    <section className={classes.card} aria-labelledby="way-on-heading">
      <Title order={3} id="way-on-heading" className={classes.title}>
        <IconCircleCheck size={24} aria-hidden /> {say(step.title)}
      </Title>
      <Text size="sm">{say(step.words)}</Text>
      <div className={classes.acts}>
        <Button variant={leadsToReading ? 'filled' : 'default'} size="lg" onClick={onRead}>
          {say('Read it')}
        </Button>
        {step.act ? (
          <Button component={Link} to={step.act.to} size="lg" variant={leadsToReading ? 'default' : 'filled'}>
            {say(step.act.label)}
          </Button>
        ) : null}
      </div>
    </section>
  );
};
