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
    const { message, clientMessageId, beginsRevision } = body;
    const about = contract.aboutOf(body.trustId);
    switch (about.kind) {
      case 'product':
        return replyInWidget(context, body);
      case 'interview': {
        const said = { documentId: about.documentId, message, clientMessageId, beginsRevision };
        return replyToMessage(context, { member: actor, origin, ...said });
      }
    }
  });
};
