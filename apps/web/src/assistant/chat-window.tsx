import type { AssistantAnswer, ConversationAnswer } from '@evergrant/contract/assistant.ts';
import { Button, Paper, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ChatComposer } from '#assistant/chat-composer.tsx';
import classes from '#assistant/chat-window.module.css';
import { MessageBubble } from '#assistant/message-bubble.tsx';
import { TypingIndicator } from '#assistant/typing-indicator.tsx';
import { useChat } from '#assistant/use-chat.ts';

interface Props {
  readonly trustId: string;
  readonly conversation: ConversationAnswer;
  /** Why nothing more can be said, where that is so. */
  readonly lockedBecause: string | undefined;
  readonly onSend: () => void;
  readonly onReply: (answer: AssistantAnswer) => void;
}

/** The conversation that fills the document: history, answers to tap, and the input. */
export const ChatWindow = ({ lockedBecause, onSend, ...options }: Props) => {
  const chat = useChat(options);
  const history = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const newest = chat.messages.at(-1)?.id;

  useEffect(() => {
    history.current?.scrollTo({ top: history.current.scrollHeight });
  }, [newest, chat.isReplying, chat.choices.length]);

  const send = (text: string) => {
    onSend();
    chat.send(text);
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
      </div>
      {chat.failure === undefined ? null : (
        <p className={classes.failure} role="alert">
          Failed to send message. Please try again.
        </p>
      )}
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
