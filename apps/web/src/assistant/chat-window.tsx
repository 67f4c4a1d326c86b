import type { AssistantAnswer, ConversationAnswer } from '@evergrant/contract/assistant.ts';
import { Button, Paper, VisuallyHidden } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { ChatComposer } from '#assistant/chat-composer.tsx';
import classes from '#assistant/chat-window.module.css';
import { MessageBubble } from '#assistant/message-bubble.tsx';
import { TypingIndicator } from '#assistant/typing-indicator.tsx';
import { useChat } from '#assistant/use-chat.ts';
import { useNewestInView } from '#assistant/use-newest-in-view.ts';

interface Props {
  readonly documentId: string;
  readonly conversation: ConversationAnswer;
  /** Why nothing more can be said, where that is so. */
  readonly lockedBecause: string | undefined;
  readonly beginsRevision: boolean;
  /** What a change would undo, where that is so. */
  readonly warning: string | undefined;
  readonly onSend: () => void;
  readonly onReply: (answer: AssistantAnswer) => void;
  /** What stands at the end of the conversation. */
  readonly children: ReactNode;
}

/** The conversation that fills the document: history, answers to tap, and the input. */
export const ChatWindow = ({ lockedBecause, warning, onSend, children, ...options }: Props) => {
  const chat = useChat(options);
  const history = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  useNewestInView(history);

  const send = (text: string) => {
    onSend();
    chat.send(text);
  };
  const retry = () => {
    chat.retry();
    input.current?.focus();
  };
  const tap = (choice: string) => {
    send(choice);
    input.current?.focus();
  };

  return (
    <Paper component="section" aria-labelledby="chat-heading" className={classes.window}>
      <VisuallyHidden>
        <h2 id="chat-heading">Conversation with your advisor</h2>
      </VisuallyHidden>
      <div
        ref={history}
        className={classes.history}
        role="log"
        aria-live="polite"
        aria-label="Messages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        data-testid="chat-history"
      >
        {chat.messages.map((message) => (
          <MessageBubble key={message.id} message={message} />
        ))}
        {chat.isReplying ? <TypingIndicator /> : null}
        {chat.choices.length > 0 && lockedBecause === undefined ? (
          <ul className={classes.choices} aria-label="Answers you can tap">
            {chat.choices.map((choice) => (
              <li key={choice}>
                <Button variant="default" className={classes.choice} onClick={() => tap(choice)}>
                  {choice}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        {chat.isReplying ? null : children}
      </div>
      {warning ? <p className={classes.warning}>{warning}</p> : null}
      {chat.hasFailed ? (
        <div className={classes.failure} role="group" aria-label="Failed to send message. Please try again.">
          <Button variant="default" onClick={retry}>
            Retry
          </Button>
        </div>
      ) : null}
      <ChatComposer
        inputRef={input}
        draft={chat.draft}
        isReplying={chat.isReplying}
        lockedBecause={lockedBecause}
        onDraft={chat.setDraft}
        onSend={send}
      />
    </Paper>
  );
};
