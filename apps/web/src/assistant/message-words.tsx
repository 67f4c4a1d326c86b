import { Fragment } from 'react';
import classes from '#assistant/chat-window.module.css';
import type { ShownMessage } from '#assistant/shown-messages.ts';
import { useSay } from '#platform/language/use-say.ts';
import { LinkedText } from '#ui/linked-text.tsx';

/** What is said in a bubble; a page that the advisor points to, `Read on: Pricing (/pricing)`, is a link. */
export const MessageWords = ({
  message,
}: {
  readonly message: Pick<ShownMessage, 'sender' | 'content' | 'isFailure'>;
}) => {
  const say = useSay();
  // Words, label, address, words … Nothing else in the words becomes a link: they may repeat what a person typed.
  const words = message.isFailure === true ? say(message.content) : message.content;
  const parts = message.sender === 'ai' ? words.split(pointer) : [words];
  return (
    <p className={classes.words}>
      {parts.map((part, position) => {
        if (position % 3 === 1)
          return <LinkedText key={position} text={`${say('Read on:')} [${part}](${parts[position + 1]})`} />;
        return position % 3 === 0 ? <Fragment key={position}>{part}</Fragment> : null;
      })}
    </p>
  );
};

const pointer = /\b(?:Read on|Para leer más): ([^()[\]\n]+) \(((?:\/|https:\/\/)[^()\s]*)\)/;
