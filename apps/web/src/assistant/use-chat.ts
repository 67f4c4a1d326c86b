import type { AssistantAnswer, ConversationAnswer } from '@evergrant/contract/assistant.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { conversationKey, tellAssistant, type Said } from '#assistant/api.ts';
import { failureReason } from '#assistant/failure-reason.ts';
import { withReply } from '#assistant/with-reply.ts';
import { shownMessages } from '#assistant/shown-messages.ts';

interface ChatOptions {
  readonly documentId: string;
  readonly conversation: ConversationAnswer;
  /** The person has agreed that a change of what is signed begins a new version. */
  readonly beginsRevision: boolean;
  readonly onReply: (answer: AssistantAnswer) => void;
}

/** A reply faster than this would flash by unread; the typing indicator explains that something was understood. */
const shortestReplyInMs = 400;

/** The conversation on screen: what was said, what is being sent, what failed. A failed text stays in the input. */
export const useChat = ({ documentId, conversation, beginsRevision, onReply }: ChatOptions) => {
  const client = useQueryClient();
  const [draft, setDraft] = useState('');
  // A text that is sent again after a failure keeps its id, so that it is never recorded twice.
  const lastTry = useRef<Said>(undefined);

  const sending = useMutation({
    mutationFn: async (said: Said) => {
      const [answer] = await Promise.all([tellAssistant(said), pause(shortestReplyInMs)]);
      return answer;
    },
    onSuccess: (answer) => {
      lastTry.current = undefined;
      client.setQueryData<ConversationAnswer>(
        conversationKey(documentId),
        (before) => before && withReply(before, answer),
      );
      onReply(answer);
    },
    onError: (_, said) => setDraft((typed) => (typed === '' ? said.message : typed)),
  });

  const send = (text: string) => {
    const message = text.trim();
    if (message === '' || sending.isPending) return;

    const again = lastTry.current?.message === message ? lastTry.current.clientMessageId : undefined;
    const said = { documentId, message, clientMessageId: again ?? crypto.randomUUID(), beginsRevision };
    lastTry.current = said;
    setDraft('');
    sending.mutate(said);
  };

  const failure = sending.isError ? failureReason(sending.error) : undefined;
  return {
    draft,
    setDraft,
    send,
    hasFailed: sending.isError,
    isReplying: sending.isPending,
    messages: shownMessages(conversation, {
      beingSent: sending.isPending ? sending.variables : undefined,
      sentAt: new Date(sending.submittedAt).toISOString(),
      failure,
    }),
    choices: sending.isPending ? [] : conversation.choices,
  };
};

const pause = async (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
