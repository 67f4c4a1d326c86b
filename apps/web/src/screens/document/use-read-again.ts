import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { conversationKey } from '#assistant/api.ts';
import { factsKey } from '#documents/facts-panel/api.ts';
import { documentQuery } from '#documents/preview/api.ts';
import { reviewQuery } from '#documents/review/api.ts';

/** A turn that was stopped may still be answered meanwhile. */
const againAfterMs = 4000;

/** Reads the conversation and the facts of a document again, now and once more a little later. */
export const useReadAgain = (documentId: string): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => {
    const read = () => {
      for (const queryKey of [
        factsKey(documentId),
        conversationKey(documentId),
        documentQuery(documentId).queryKey,
        reviewQuery(documentId).queryKey,
      ])
        void client.invalidateQueries({ queryKey });
    };
    read();
    setTimeout(read, againAfterMs);
  }, [client, documentId]);
};
