import type { AssistantAnswer, ConversationAnswer } from '@evergrant/contract/assistant.ts';
import type { FactValue } from '@evergrant/contract/documents.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { conversationKey, fillIn, type FilledIn } from '#assistant/api.ts';
import { lastSeen } from '#assistant/last-seen.ts';
import type { ChatOptions } from '#assistant/use-chat.ts';
import { withReply } from '#assistant/with-reply.ts';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';

interface Options extends ChatOptions {
  /** Once the conversation has gone on. */
  readonly after: () => void;
}

/** What is filled in instead of said: the conversation goes on with it as with a message. */
export const useFilling = ({ documentId, conversation, beginsRevision, onReply, onStale, after }: Options) => {
  const client = useQueryClient();
  const last = useRef<FilledIn>(undefined);
  const filling = useMutation({
    mutationFn: fillIn,
    retry: (failures, error) => failures < 2 && error instanceof Unreachable,
    retryDelay: 700,
    onSuccess: (answer: AssistantAnswer) => {
      const key = conversationKey(documentId);
      client.setQueryData<ConversationAnswer>(key, (before) => before && withReply(before, answer));
      onReply(answer);
      after();
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.code !== 'fact-refused') onStale();
    },
  });
  return {
    save: (field: string, value: FactValue) => {
      // The same once more, after a failure, is recorded once.
      const isAgain = last.current?.field === field && JSON.stringify(last.current.value) === JSON.stringify(value);
      last.current =
        isAgain && last.current
          ? last.current
          : {
              ...{ documentId, beginsRevision, field, value },
              ...{ clientMessageId: crypto.randomUUID(), seen: lastSeen(conversation) },
            };
      filling.mutate(last.current);
    },
    forget: filling.reset,
    isSaving: filling.isPending,
    error: filling.isError ? filling.error : undefined,
  };
};
