import classes from '#assistant/chat-window.module.css';
import type { ShownMessage } from '#assistant/shown-messages.ts';
import { formatTime } from '#ui/format-date.ts';

/** One bubble: who speaks, what is said, and when. */
export const MessageBubble = ({ message }: { readonly message: ShownMessage }) => {
  const speaker = message.sender === 'user' ? 'You' : 'Advisor';
  return (
    <div className={classes.bubble} data-sender={message.sender} data-failed={message.isFailure}>
      <p className={classes.words}>{message.content}</p>
      <p className={classes.byline}>
        {speaker}
        {message.timestamp === undefined ? null : (
          <>
            {' · '}
            <time dateTime={message.timestamp}>{formatTime(message.timestamp)}</time>
          </>
        )}
      </p>
    </div>
  );
};
