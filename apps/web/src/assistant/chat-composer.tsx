import { Button, Textarea } from '@mantine/core';
import type { KeyboardEvent, RefObject } from 'react';
import classes from '#assistant/chat-window.module.css';

interface Props {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly isReplying: boolean;
  readonly lockedBecause: string | undefined;
  readonly onDraft: (draft: string) => void;
  readonly onSend: (text: string) => void;
}

/** The input: Enter sends, Shift and Enter begin a new line. */
export const ChatComposer = ({ inputRef, draft, isReplying, lockedBecause, onDraft, onSend }: Props) => {
  if (lockedBecause !== undefined) return <p className={classes.locked}>{lockedBecause}</p>;

  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isReplying) onSend(draft);
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(draft);
      }}
    >
      <Textarea
        ref={inputRef}
        className={classes.input}
        aria-label="Your answer"
        aria-describedby="chat-keys"
        placeholder="Type your answer..."
        autosize
        minRows={1}
        maxRows={6}
        maxLength={4000}
        value={draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" size="lg" disabled={isReplying}>
        Send
      </Button>
      <p id="chat-keys" className={classes.keys}>
        Enter sends, Shift + Enter begins a new line.
      </p>
    </form>
  );
};
