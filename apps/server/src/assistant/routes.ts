import * as contract from '@evergrant/contract/assistant.ts';
import { readConversation } from '#assistant/read-conversation.ts';
import { replyInWidget } from '#assistant/reply-in-widget.ts';
import { replyToMessage } from '#assistant/reply-to-message.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';

export const serveAssistant = (api: Api, context: Context): void => {
  serveOperation(api, contract.readConversation, async ({ actor, params }) =>
    readConversation(context, { documentId: params.id, userId: actor.userId }),
  );
  serveOperation(api, contract.aiTrustAssistant, async ({ actor, body, origin }) => {
    const { trustId: documentId, message, clientMessageId, beginsRevision } = body;
    if (documentId === contract.widgetDocumentId) return replyInWidget(context, body);
    const said = { documentId, message, clientMessageId, beginsRevision };
    return replyToMessage(context, { member: actor, origin, ...said });
  });
};
