import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { conversationKey } from '#assistant/api.ts';
import { tellOtherTabs } from '#documents/other-tabs.ts';
import { documentQuery } from '#documents/preview/api.ts';
import { reviewQuery } from '#documents/review/api.ts';

/** After a fact was changed: what is told of the document is read again, here and in other tabs. */
export const useAfterChange = (documentId: string): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [
      reviewQuery(documentId).queryKey,
      documentQuery(documentId).queryKey,
      conversationKey(documentId),
    ])
      void client.invalidateQueries({ queryKey });
    tellOtherTabs(documentId);
  }, [client, documentId]);
};
