import { findLastMessage } from '#assistant/turns.ts';
import type { Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';

interface Seen {
  readonly documentId: string;
  /** The last message that the person saw, null for none; undefined where that is not said. */
  readonly seen: string | null | undefined;
}

/** Refuses an answer to a question that was answered in another window meanwhile: it would be taken for one to the next. */
export const requireSeen = async (tx: Tx, { documentId, seen }: Seen): Promise<void> => {
  if (seen === undefined || ((await findLastMessage(tx, documentId)) ?? null) === seen) return;
  throw new Refused('conflict', {
    code: 'conversation-went-on',
    title: 'The conversation went on',
    message: 'This conversation has gone on in another window. Please read what was said last, and answer that.',
  });
};
