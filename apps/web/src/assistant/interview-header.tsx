import { Progress, Text, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from '#assistant/interview-header.module.css';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly name: string;
  readonly type: string;
  /** Whole percentage of the required facts. */
  readonly progress: number;
  /** Beside the way back, e.g. the way to the preview. */
  readonly action: ReactNode;
}

/** Name and type of the document, how far it has come, and the way back. */
export const InterviewHeader = ({ name, type, progress, action }: Props) => {
  const say = useSay();
  return (
    <div className={classes.header}>
      <div className={classes.ways}>
        <Link to="/dashboard" className={classes.back}>
          <IconChevronLeft size={18} aria-hidden /> {say('Back to Dashboard')}
        </Link>
        <span className={classes.acts}>{action}</span>
      </div>
      <div className={classes.names}>
        <Title order={1} className={classes.name}>
          {name}
        </Title>
        <Text c="dimmed" size="sm">
          {say(type)}
        </Text>
      </div>
      <div className={classes.progress}>
        <div className={classes.figures}>
          <span id="completion-label">{say('Document Completion')}</span>
          <span>{say(`Progress ${progress}%`)}</span>
        </div>
        <Progress.Root size="md">
          <Progress.Section
            value={progress}
            withAria
            aria-labelledby="completion-label"
            aria-valuetext={say(`${progress} percent`)}
          />
        </Progress.Root>
      </div>
    </div>
  );
};
