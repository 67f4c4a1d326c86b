import type { AssistantAnswer, ConversationAnswer } from '@evergrant/contract/assistant.ts';
import { Button, Paper, VisuallyHidden } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { ChatComposer } from '#assistant/chat-composer.tsx';
import { ChatHistory } from '#assistant/chat-history.tsx';
import classes from '#assistant/chat-window.module.css';
import { QuietAnswers } from '#assistant/quiet-answers.tsx';
import { useChat } from '#assistant/use-chat.ts';

interface Props {
  readonly documentId: string;
  readonly conversation: ConversationAnswer;
  /** Why nothing more can be said, where that is so. */
  readonly lockedBecause: string | undefined;
  readonly beginsRevision: boolean;
  /** Every question of the document is answered. */
  readonly isComplete: boolean;
  /** What a change would undo, where that is so. */
  readonly warning: string | undefined;
  readonly onSend: () => void;
  readonly onReply: (answer: AssistantAnswer) => void;
  /** What stands at the end of the conversation. */
  readonly children: ReactNode;
}

/** The conversation that fills the document: history, answers to tap, and the input. */
export const ChatWindow = ({ lockedBecause, isComplete, warning, onSend, children, ...options }: Props) => {
  const chat = useChat(options);
  const input = useRef<HTMLTextAreaElement>(null);

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
      <ChatHistory
        messages={chat.messages}
        isReplying={chat.isReplying}
        className={classes.history}
        data-testid="chat-history"
      >
        {chat.choices.length > 0 && lockedBecause === undefined ? (
          <TappedAnswers choices={chat.choices} onTap={tap} />
        ) : null}
        {chat.isReplying || chat.hasFailed || lockedBecause !== undefined ? null : (
          <QuietAnswers messages={chat.messages} choices={chat.choices} isComplete={isComplete} onTap={tap} />
        )}
        {chat.isReplying ? null : children}
      </ChatHistory>
      {warning ? <p className={classes.warning}>{warning}</p> : null}
      {chat.hasFailed ? <FailedMessage /> : null}
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

interface TappedAnswersProps {
  readonly choices: readonly string[];
  readonly onTap: (choice: string) => void;
}

const TappedAnswers = ({ choices, onTap }: TappedAnswersProps) => (
  <ul className={classes.choices} aria-label="Answers you can tap">
    {choices.map((choice) => (
      <li key={choice}>
        <Button variant="default" className={classes.choice} onClick={() => onTap(choice)}>
          {choice}
        </Button>
      </li>
    ))}
  </ul>
);

const FailedMessage = () => (
  <p className={classes.failure} role="group" aria-label="Failed to send message. Please try again.">
    Your answer did not reach us. It is still below: check your connection, then press Send.
  </p>
);
