import { longestMessage, type AssistantAnswer, type ConversationAnswer } from '@evergrant/contract/assistant.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conversationKey, type Said } from '#assistant/api.ts';
import { failureOf, type Failure } from '#assistant/failure-of.ts';
import { lastSeen } from '#assistant/last-seen.ts';
import { shownMessages } from '#assistant/shown-messages.ts';
import { useSending } from '#assistant/use-sending.ts';
import { withReply } from '#assistant/with-reply.ts';
import type { Attempt, KeptWords } from '#assistant/words/kept-words.ts';
import { useKeptWords } from '#assistant/words/use-kept-words.ts';
import { withoutAttempt } from '#assistant/words/was-recorded.ts';
import { notifyError } from '#ui/notify.ts';

export interface ChatOptions {
  readonly documentId: string;
  readonly conversation: ConversationAnswer;
  /** The person has agreed that a change of what is signed begins a new version. */
  readonly beginsRevision: boolean;
  readonly onReply: (answer: AssistantAnswer) => void;
  /** The conversation may be another than is shown: it is read again. */
  readonly onStale: () => void;
}

/** The conversation on screen: what was said, what is being sent, what failed. A text stays in the input until the server has it. */
export const useChat = ({ documentId, conversation, beginsRevision, onReply, onStale }: ChatOptions) => {
  const client = useQueryClient();
  const [sentHere] = useState(() => new Map<string, string>());
  const sending = useSending({
    onAnswer: (answer, said) => {
      sentHere.set(answer.userMessage.id, said.clientMessageId);
      client.setQueryData<ConversationAnswer>(
        conversationKey(documentId),
        (before) => before && withReply(before, answer),
      );
      change(withoutAttempt);
      onReply(answer);
    },
    onFailure: (error, said) => {
      const { kind, words: why } = failureOf(error);
      change(givenBack(said));
      // An answer to a question of before is none that could be sent again.
      if (kind === 'went-on') change(({ text }) => ({ text }));
      if (kind === 'signed-out') notifyError('Signed Out', why);
      onStale();
    },
  });
  const { words, change } = useKeptWords({ documentId, conversation, isSending: sending.isPending });
  const { text: draft, attempt } = words;

  const begin = (next: Attempt) => {
    change(({ text }) => ({ text: text.trim() === next.message ? '' : text, attempt: next }));
    sending.send({ documentId, beginsRevision, ...next });
  };
  const failure = sending.error && failureOf(sending.error);
  return {
    draft,
    setDraft: (typed: string) => change((before) => ({ ...before, text: typed })),
    send: (typed: string) => {
      const message = typed.trim();
      if (message === '' || message.length > longestMessage || sending.isPending) return;
      begin(attemptOf(message, { attempt, conversation }));
    },
    stop: () => {
      if (sending.said) change(givenBack(sending.said));
      sending.stop();
      onStale();
    },
    /** Sends once more what failed; undefined where that would help nobody. */
    retry: failure?.kind === 'failed' && attempt ? () => begin(attempt) : undefined,
    failure,
    ...onItsWay(sending),
    messages: shownMessages(conversation, { ...unsettled(sending, failure), sentHere }),
    choices: sending.isPending ? [] : conversation.choices,
    form: sending.isPending ? undefined : conversation.form,
  };
};

const onItsWay = ({ isPending, isPaused, step, coming }: ReturnType<typeof useSending>) => ({
  isReplying: isPending,
  /** There is no connection: what was said goes out as soon as there is one. */
  isWaiting: isPaused,
  step,
  coming,
});

const unsettled = ({ isPending, said, sentAt }: ReturnType<typeof useSending>, failure: Failure | undefined) => ({
  beingSent: isPending ? said : undefined,
  sentAt,
  failure: failure?.kind === 'failed' ? failure.reason : undefined,
});

interface Before {
  readonly attempt: Attempt | undefined;
  readonly conversation: ConversationAnswer;
}

// A text that is sent again after a failure keeps its id, so that it is never recorded twice.
const attemptOf = (message: string, { attempt, conversation }: Before): Attempt =>
  attempt?.message === message
    ? attempt
    : { message, clientMessageId: crypto.randomUUID(), seen: lastSeen(conversation) };

const givenBack =
  ({ message }: Pick<Said, 'message'>) =>
  (words: KeptWords): KeptWords => ({ ...words, text: words.text === '' ? message : words.text });
