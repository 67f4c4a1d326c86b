import { ActionIcon } from '@mantine/core';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import classes from '#assistant/chat-window.module.css';
import { MessageWords } from '#assistant/message-words.tsx';
import type { ShownMessage } from '#assistant/shown-messages.ts';
import type { Reading } from '#assistant/voice/use-read-aloud.ts';
import { formatTime } from '#ui/format-date.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly message: ShownMessage;
  readonly reading?: Reading | undefined;
}

/** One bubble: who speaks, what is said, and when. */
export const MessageBubble = ({ message, reading }: Props) => {
  const say = useSay();
  const speaker = say(message.sender === 'user' ? 'You' : 'Advisor');
  return (
    <div className={classes.bubble} data-sender={message.sender} data-failed={message.isFailure}>
      <MessageWords message={message} />
      <p className={classes.byline}>
        {speaker}
        {message.timestamp === undefined ? null : (
          <>
            {' · '}
            <time dateTime={message.timestamp}>{say(formatTime(message.timestamp))}</time>
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
  const say = useSay();
  const isRead = reading.readId === id;
  return (
    <span className={classes.read} aria-live="off">
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={say(isRead ? 'Stop reading' : 'Read aloud')}
        onClick={() => (isRead ? reading.stop() : reading.read(id, content))}
      >
        {isRead ? <IconPlayerStop size={20} aria-hidden /> : <IconVolume size={20} aria-hidden />}
      </ActionIcon>
    </span>
  );
};
