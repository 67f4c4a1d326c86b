import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';
import { asc, eq } from 'drizzle-orm';
import { describeMessage } from '#assistant/describe-message.ts';
import { messages } from '#assistant/tables.ts';
import type { Context } from '#platform/context.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import { loadOwnTrust, type OwnTrust } from '#trusts/load-own-trust.ts';

/** The conversation about a document, oldest first; the welcome stands for it while nothing was said. */
export const readConversation = async ({ db }: Pick<Context, 'db'>, own: OwnTrust): Promise<ConversationAnswer> => {
  const trust = await loadOwnTrust(db, own);
  const said = await db.select().from(messages).where(eq(messages.trustId, trust.id)).orderBy(asc(messages.position));

  const { interview } = typeOf(trust);
  const opening = interview.welcome(trust.interview);
  const last = said.findLast(({ sender }) => sender === 'ai');
  const added = last && interview.catchUp(trust.interview, last);
  return {
    messages: [...said, ...(added ? [{ ...last, id: `${last.id}-since`, content: added.text }] : [])].map(
      describeMessage,
    ),
    choices: [...(added ?? last ?? opening).choices],
    welcome: opening.reply,
  };
};
