import { useRef, type ReactNode } from 'react';
import { MessageBubble } from '#assistant/message-bubble.tsx';
import type { ShownMessage } from '#assistant/shown-messages.ts';
import { TypingIndicator } from '#assistant/typing-indicator.tsx';
import { useNewestInView } from '#assistant/use-newest-in-view.ts';

interface Props {
  readonly messages: readonly ShownMessage[];
  readonly isReplying: boolean;
  readonly className: string | undefined;
  readonly 'data-testid'?: string;
  /** What stands below the newest message. */
  readonly children: ReactNode;
}

/** What was said so far; it scrolls by itself, and the newest words stay in view. */
export const ChatHistory = ({ messages, isReplying, children, ...frame }: Props) => {
  const history = useRef<HTMLDivElement>(null);
  useNewestInView(history);
  return (
    <div
      {...frame}
      ref={history}
      role="log"
      aria-live="polite"
      aria-label="Messages"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {messages.map((message) => (
        <MessageBubble key={message.id} message={message} />
      ))}
      {isReplying ? <TypingIndicator /> : null}
      {children}
    </div>
  );
};
