import type { AssistantAnswer, ConversationAnswer } from '@evergrant/contract/assistant.ts';
import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { Paper, VisuallyHidden } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import type { CardActs } from '#assistant/cards/fact-cards.tsx';
import { useCardActs } from '#assistant/cards/use-card-acts.ts';
import { ChatComposer } from '#assistant/chat-composer.tsx';
import { ChatHistory } from '#assistant/chat-history.tsx';
import classes from '#assistant/chat-window.module.css';
import { FailedMessage } from '#assistant/failed-message.tsx';
import { ComingReply } from '#assistant/coming-reply.tsx';
import type { FormToFill } from '#assistant/form-in-chat.tsx';
import { OnItsWay } from '#assistant/on-its-way.tsx';
import { BringPaper } from '#assistant/papers/bring-paper.tsx';
import { OfferPaper } from '#assistant/papers/offer-paper.tsx';
import { paperDeskOf } from '#assistant/papers/paper-desk-of.ts';
import { QuietAnswers } from '#assistant/quiet-answers.tsx';
import { TappedAnswers } from '#assistant/tapped-answers.tsx';
import { useChatForm, type ChatForm } from '#assistant/use-chat-form.tsx';
import { useChat } from '#assistant/use-chat.ts';
import { ReadAloudSwitch } from '#assistant/voice/read-aloud-switch.tsx';
import { useReadAloud, type Reading } from '#assistant/voice/use-read-aloud.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly documentId: string;
  readonly conversation: ConversationAnswer;
  /** What the cards of the conversation compare themselves to; undefined while it loads. */
  readonly facts: FactsAnswer | undefined;
  /** Why nothing more can be said, where that is so. */
  readonly lockedBecause: string | undefined;
  readonly beginsRevision: boolean;
  /** What a change would undo, where that is so. */
  readonly warning: string | undefined;
  readonly onSend: () => void;
  readonly onReply: (answer: AssistantAnswer) => void;
  readonly onStale: () => void;
  /** A fact is wanted to be changed by hand. */
  readonly onChangeFact: (field: string) => void;
  readonly onFacts: (facts: FactsAnswer) => void;
  /** The form of a fact, where it is asked. */
  readonly renderForm: (form: FormToFill) => ReactNode;
  /** What stands at the end of the conversation. */
  readonly children: ReactNode;
}

/** The conversation that fills the document: history, answers to tap, and the input. */
export const ChatWindow = ({ lockedBecause, facts, warning, onSend, renderForm, children, ...options }: Props) => {
  const say = useSay();
  const chat = useChat(options);
  const input = useRef<HTMLTextAreaElement>(null);
  const after = () => input.current?.focus();
  const cardActs = useCardActs({ ...options, facts, after });
  const reading = useReadAloud(options.conversation.messages.findLast(({ sender }) => sender === 'ai'));
  const isOpen = lockedBecause === undefined;
  const desk = paperDeskOf(options);
  const isOffered = isOpen && options.conversation.messages.length === 0;
  const form = useChatForm({ ...options, form: chat.form, renderForm, after });

  const send = (text: string) => {
    onSend();
    reading?.stop();
    chat.send(text);
  };
  const tap = (choice: string) => {
    send(choice);
    after();
  };

  return (
    <Paper component="section" aria-labelledby="chat-heading" className={classes.window}>
      <VisuallyHidden>
        <h2 id="chat-heading">{say('Conversation with your advisor')}</h2>
      </VisuallyHidden>
      <Talk chat={chat} {...{ cardActs, reading, isOpen, form }} isComplete={facts?.isComplete ?? false} onTap={tap}>
        {isOffered ? <OfferPaper desk={desk} /> : null}
        {children}
      </Talk>
      {warning ? <p className={classes.warning}>{say(warning)}</p> : null}
      {chat.failure ? <FailedMessage failure={chat.failure} onRetry={chat.retry} after={after} /> : null}
      <ChatComposer
        inputRef={input}
        draft={chat.draft}
        isReplying={chat.isReplying}
        lockedBecause={lockedBecause}
        onDraft={chat.setDraft}
        onSend={send}
      >
        {isOffered ? null : <BringPaper desk={desk} />}
        {reading ? <ReadAloudSwitch reading={reading} /> : null}
      </ChatComposer>
    </Paper>
  );
};

interface WaysOnProps {
  readonly chat: ReturnType<typeof useChat>;
  readonly isOpen: boolean;
  readonly isComplete: boolean;
  readonly form: ChatForm;
  readonly onTap: (choice: string) => void;
}

interface TalkProps extends WaysOnProps {
  readonly cardActs: CardActs | undefined;
  readonly reading: Reading | undefined;
  readonly children: ReactNode;
}

const Talk = ({ cardActs, reading, children, ...ways }: TalkProps) => (
  <ChatHistory
    messages={ways.chat.messages}
    cardActs={ways.isOpen && !ways.chat.isReplying ? cardActs : undefined}
    reading={reading}
    className={classes.history}
    data-testid="chat-history"
  >
    <WaysOn {...ways} />
    {ways.chat.isReplying ? null : children}
  </ChatHistory>
);

// Below the newest message: that it is being answered, or what can be tapped.
const WaysOn = ({ chat, isOpen, isComplete, form, onTap }: WaysOnProps) => {
  if (chat.isReplying && chat.coming) return <ComingReply {...chat.coming} />;
  if (chat.isReplying) return <OnItsWay isWaiting={chat.isWaiting} step={chat.step} onStop={chat.stop} />;
  if (!isOpen) return null;
  return (
    <>
      <TappedAnswers choices={chat.choices} onTap={onTap} />
      {form.shown}
      {chat.failure ? null : (
        <QuietAnswers
          messages={chat.messages}
          choices={chat.choices}
          isComplete={isComplete}
          onTap={onTap}
          onForm={form.onForm}
        />
      )}
    </>
  );
};
