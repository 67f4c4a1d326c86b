import * as contract from '@evergrant/contract/assistant.ts';
import { answerByForm } from '#assistant/answer-by-form.ts';
import { servePapers } from '#assistant/papers/serve-papers.ts';
import { readConversation } from '#assistant/read-conversation.ts';
import { replyInWidget } from '#assistant/reply-in-widget.ts';
import { replyToMessage } from '#assistant/reply-to-message.ts';
import { speakLanguage } from '#assistant/speak-language.ts';
import { undoFact } from '#assistant/undo-fact.ts';
import type { Context } from '#platform/context.ts';
import { serveOperation, type Api } from '#platform/http/serve-operation.ts';
import { serveStreamed } from '#platform/http/serve-streamed.ts';
import { rateLimitOf, type Limit } from '#platform/rate-limit.ts';

// Far above what anybody types, and a bound to what one account can make us think about.
const messagesOfMember: Limit = { name: 'assistant-message', attempts: 200, seconds: 600 };
const tooMany = (wait: string): string =>
  `You have sent many messages in a short time. Please wait ${wait} before you go on; everything you have told us is kept.`;

export const serveAssistant = (api: Api, context: Context): void => {
  servePapers(api, context);
  serveOperation(api, contract.readConversation, async ({ actor, params }) =>
    readConversation(context, { documentId: params.id, userId: actor.userId }),
  );
  serveOperation(api, contract.speakLanguage, async ({ actor, params, body, origin }) =>
    speakLanguage(context, { documentId: params.id, member: actor, origin, language: body.language }),
  );
  serveOperation(api, contract.undoFact, async ({ actor, params, query, origin }) =>
    undoFact(context, {
      documentId: params.id,
      messageId: params.messageId,
      field: params.field,
      member: actor,
      origin,
      beginsRevision: query.beginsRevision === 'true',
    }),
  );
  serveOperation(api, contract.answerByForm, async ({ actor, params, body, origin }) => {
    await rateLimitOf(context.db).count(messagesOfMember, actor.userId, tooMany);
    return answerByForm(context, { ...body, member: actor, origin, documentId: params.id, field: params.field });
  });
  serveStreamed({ api, log: context.log }, contract.aiTrustAssistant, async ({ actor, body, origin, signal, tell }) => {
    const say = (part: contract.TurnPart) => tell(part);
    const hear = (words: string) => say({ part: 'words', words });
    const noteStep = (step: contract.TurnStep) => say({ part: 'step', step });
    await rateLimitOf(context.db).count(messagesOfMember, actor.userId, tooMany);

    const { message, clientMessageId, beginsRevision, seen } = body;
    const about = contract.aboutOf(body.trustId);
    switch (about.kind) {
      case 'product':
        return replyInWidget(context, { ...body, hear });
      case 'interview': {
        const said = { documentId: about.documentId, message, clientMessageId, beginsRevision, seen };
        return replyToMessage(context, { member: actor, origin, ...said, signal, hear, noteStep });
      }
    }
  });
};
