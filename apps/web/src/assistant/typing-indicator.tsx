import type { TurnStep } from '@evergrant/contract/assistant.ts';
import { useEffect, useState } from 'react';
import classes from '#assistant/chat-window.module.css';
import { useSay } from '#platform/language/use-say.ts';

const secondLineAfterInMs = 1500;

interface Props {
  /** What is done with the message, where a language model reads along. */
  readonly step?: TurnStep | undefined;
}

/** Says that the message is being read, then that the answer is being written. */
export const TypingIndicator = ({ step }: Props) => {
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
      {say(step === undefined ? wordsBy[isWriting ? 'wording' : 'analyzing'] : wordsBy[step])}
    </div>
  );
};

const wordsBy: Readonly<Record<TurnStep | 'analyzing', string>> = {
  analyzing: 'Analyzing your response...',
  reading: 'Reading what you said …',
  wording: 'Your advisor is crafting your personalized response...',
};
