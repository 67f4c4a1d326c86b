import { ActionIcon } from '@mantine/core';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#assistant/chat-window.module.css';
import type { ShownMessage } from '#assistant/shown-messages.ts';
import type { Reading } from '#assistant/voice/use-read-aloud.ts';
import { formatTime } from '#ui/format-date.ts';

interface Props {
  readonly message: ShownMessage;
  readonly reading?: Reading | undefined;
  /** The words in another form, e.g. with links. */
  readonly children?: ReactNode;
}

/** One bubble: who speaks, what is said, and when. */
export const MessageBubble = ({ message, reading, children }: Props) => {
  const speaker = message.sender === 'user' ? 'You' : 'Advisor';
  return (
    <div className={classes.bubble} data-sender={message.sender} data-failed={message.isFailure}>
      {children ?? <p className={classes.words}>{message.content}</p>}
      <p className={classes.byline}>
        {speaker}
        {message.timestamp === undefined ? null : (
          <>
            {' · '}
            <time dateTime={message.timestamp}>{formatTime(message.timestamp)}</time>
          </>
        )}
        {reading && message.sender === 'ai' && !message.isFailure ? (
          <ReadButton message={message} reading={reading} />
        ) : null}
      </p>
    </div>
  );
};

interface ReadButtonProps {
  readonly message: ShownMessage;
  readonly reading: Reading;
}

const ReadButton = ({ message: { id, content }, reading }: ReadButtonProps) => {
  const isRead = reading.readId === id;
  return (
    <span className={classes.read} aria-live="off">
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={isRead ? 'Stop reading' : 'Read aloud'}
        onClick={() => (isRead ? reading.stop() : reading.read(id, content))}
      >
        {isRead ? <IconPlayerStop size={20} aria-hidden /> : <IconVolume size={20} aria-hidden />}
      </ActionIcon>
    </span>
  );
};
