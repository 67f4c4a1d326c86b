import { useEffect, useState } from 'react';
import classes from '#assistant/chat-window.module.css';
import { useSay } from '#platform/language/use-say.ts';

const secondLineAfterInMs = 1500;

/** Says that the message is being read, then that the answer is being written. */
export const TypingIndicator = () => {
  const say = useSay();
  const [isWriting, setWriting] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setWriting(true), secondLineAfterInMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={classes.typing} data-testid="typing-indicator">
      <span className={classes.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {say(isWriting ? 'Your advisor is crafting your personalized response...' : 'Analyzing your response...')}
    </div>
  );
};
