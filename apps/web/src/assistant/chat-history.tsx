import { Fragment, useRef, type ReactNode } from 'react';
import { newestIn } from '#assistant/cards/card-state.ts';
import { FactCards, type CardActs } from '#assistant/cards/fact-cards.tsx';
import { MessageBubble } from '#assistant/message-bubble.tsx';
import type { ShownMessage } from '#assistant/shown-messages.ts';
import { useNewestInView } from '#assistant/use-newest-in-view.ts';
import type { Reading } from '#assistant/voice/use-read-aloud.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly messages: readonly ShownMessage[];
  readonly className: string | undefined;
  readonly 'data-testid'?: string;
  /** What can be done to what was understood last; absent where its cards are only read. */
  readonly cardActs?: CardActs | undefined;
  /** Reads messages aloud, where the browser can. */
  readonly reading?: Reading | undefined;
  /** What stands below the newest message. */
  readonly children: ReactNode;
}

/** What was said so far; it scrolls by itself, and the newest words stay in view. */
export const ChatHistory = ({ messages, cardActs, reading, children, ...frame }: Props) => {
  const say = useSay();
  const history = useRef<HTMLDivElement>(null);
  useNewestInView(history);
  const newest = newestIn(messages);
  return (
    <div
      {...frame}
      ref={history}
      role="log"
      aria-live="polite"
      aria-label={say('Messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {messages.map((message) => (
        <Fragment key={message.shownAs ?? message.id}>
          {message.cards ? (
            <FactCards
              messageId={message.id}
              cards={message.cards}
              acts={newest.has(message.id) ? cardActs : undefined}
            />
          ) : null}
          <MessageBubble message={message} reading={reading} />
        </Fragment>
      ))}
      {children}
    </div>
  );
};
