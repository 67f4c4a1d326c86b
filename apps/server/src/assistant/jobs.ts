import { eq } from 'drizzle-orm';
import { messages } from '#assistant/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** What the assistant does when others tell something. */
export const assistantJobs = ({ db }: Pick<Context, 'db'>) => ({
  'assistant.forget-conversation': async ({ documentId }: ProductEvents['document.deleted']): Promise<void> => {
    await db.delete(messages).where(eq(messages.documentId, documentId));
  },
});
