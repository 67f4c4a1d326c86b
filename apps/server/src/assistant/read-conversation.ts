import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';
import { catchUp } from '@evergrant/domain/interview/catch-up.ts';
import { openingMessage } from '@evergrant/domain/interview/opening-message.ts';
import { asc, eq } from 'drizzle-orm';
import { describeMessage } from '#assistant/describe-message.ts';
import { messages } from '#assistant/tables.ts';
import type { Context } from '#platform/context.ts';
import { loadOwnTrust, type OwnTrust } from '#trusts/load-own-trust.ts';

/** The conversation about a document, oldest first; the welcome stands for it while nothing was said. */
export const readConversation = async ({ db }: Pick<Context, 'db'>, own: OwnTrust): Promise<ConversationAnswer> => {
  const trust = await loadOwnTrust(db, own);
  const said = await db.select().from(messages).where(eq(messages.trustId, trust.id)).orderBy(asc(messages.position));

  const opening = openingMessage(trust.interview);
  const last = said.findLast(({ sender }) => sender === 'ai');
  const added = last && catchUp(trust.interview, last);
  return {
    messages: [...said, ...(added ? [{ ...last, id: `${last.id}-since`, content: added.text }] : [])].map(
      describeMessage,
    ),
    choices: [...(added ?? last ?? opening).choices],
    welcome: opening.reply,
  };
};
