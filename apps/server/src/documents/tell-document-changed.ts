import type { SigningEvent } from '@evergrant/contract/signing-events.ts';
import type { Tx } from '#platform/database/database.ts';
import { tellLive } from '#platform/live.ts';

/** Tells the owner's open pages that the document has another status now, when the transaction commits. */
export const tellDocumentChanged = async (tx: Tx, documentId: string): Promise<void> =>
  tellLive(tx, {
    topic: `document:${documentId}`,
    data: { type: 'document-changed', documentId } satisfies SigningEvent,
  });
