import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#assistant/chat-window.module.css';
import type { Failure } from '#assistant/failure-of.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly failure: Failure;
  readonly onRetry: (() => void) | undefined;
  /** Takes the focus once the button is gone. */
  readonly after: () => void;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** Above the input: that something has no answer, what becomes of it, and the way to send it again. */
export const FailedMessage = ({ failure, onRetry, after, children }: Props) => {
  const say = useSay();
  const retry = () => {
    onRetry?.();
    after();
  };
  return (
    <div
      className={failure.kind === 'failed' ? classes.failure : classes.warning}
      role="group"
      aria-label={say(failure.kind === 'failed' ? 'Failed to send message. Please try again.' : 'Not sent')}
    >
      <p role="status">{say(failure.words)}</p>
      {onRetry ? (
        <Button variant="default" onClick={retry}>
          {say('Retry')}
        </Button>
      ) : null}
      {children}
    </div>
  );
};
