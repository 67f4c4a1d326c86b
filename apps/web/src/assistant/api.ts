import { aiTrustAssistant, readConversation } from '@evergrant/contract/assistant.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call.ts';

export const conversationKey = (documentId: string) => ['conversation', documentId] as const;

export const conversationQuery = (documentId: string) =>
  queryOptions({
    queryKey: conversationKey(documentId),
    queryFn: async ({ signal }) => call(readConversation, { params: { id: documentId }, signal }),
  });

/** One message of the person. The same `clientMessageId` again is answered again, not recorded twice. */
export interface Said {
  readonly documentId: string;
  readonly message: string;
  readonly clientMessageId: string;
  readonly beginsRevision: boolean;
}

export const tellAssistant = async ({ documentId, ...said }: Said) =>
  call(aiTrustAssistant, { body: { ...said, trustId: documentId } });
