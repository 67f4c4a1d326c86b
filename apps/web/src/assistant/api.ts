import { aiTrustAssistant, readConversation } from '@evergrant/contract/assistant.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call.ts';

export const conversationKey = (trustId: string) => ['conversation', trustId] as const;

export const conversationQuery = (trustId: string) =>
  queryOptions({
    queryKey: conversationKey(trustId),
    queryFn: async ({ signal }) => call(readConversation, { params: { id: trustId }, signal }),
  });

/** One message of the person. The same `clientMessageId` again is answered again, not recorded twice. */
export interface Said {
  readonly trustId: string;
  readonly message: string;
  readonly clientMessageId: string;
  readonly beginsRevision: boolean;
}

export const tellAssistant = async (body: Said) => call(aiTrustAssistant, { body });
