import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSay } from '#platform/language/use-say.ts';
import classes from '#ui/state.module.css';

interface ErrorStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  /** Another way out, e.g. a link to the dashboard. */
  readonly action?: ReactNode;
  /** It stands for the whole page, whose heading it is. */
  readonly isPage?: boolean;
}

/** Something failed to load: what, and how to try again. Announced at once. */
export const ErrorState = ({ title, children, onRetry, action, isPage = false }: ErrorStateProps) => {
  const say = useSay();
  return (
    <div className={classes.state} role="alert">
      <Title order={isPage ? 1 : 2} size="h3">
        {title}
      </Title>
      {children ? (
        <Text c="dimmed" maw="30rem">
          {children}
        </Text>
      ) : null}
      {onRetry ? (
        <Button variant="default" onClick={onRetry}>
          {say('Try Again')}
        </Button>
      ) : null}
      {action}
    </div>
  );
};
