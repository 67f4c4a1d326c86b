import type { TurnStep } from '@evergrant/contract/assistant.ts';
import { Button } from '@mantine/core';
import classes from '#assistant/chat-window.module.css';
import { TypingIndicator } from '#assistant/typing-indicator.tsx';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  /** There is no connection: what was said goes out when it is back. */
  readonly isWaiting: boolean;
  /** What is done with it, where that is said. */
  readonly step?: TurnStep | undefined;
  readonly onStop: () => void;
}

/** Under a message that is on its way: that it is being answered or waits, and the way to take it back. */
export const OnItsWay = ({ isWaiting, step, onStop }: Props) => {
  const say = useSay();
  return (
    <div className={classes.waiting}>
      {isWaiting ? (
        <p className={classes.offline}>
          {say('You are offline. Your answer is kept here and goes out as soon as you are connected again.')}
        </p>
      ) : (
        <TypingIndicator step={step} />
      )}
      <span aria-live="off">
        <Button variant="subtle" className={classes.stop} onClick={onStop}>
          {say(isWaiting ? 'Take it back' : 'Stop')}
        </Button>
      </span>
    </div>
  );
};
