import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { conversationKey } from '#assistant/api.ts';
import { factsKey } from '#documents/facts-panel/api.ts';
import { hearOtherTabs } from '#documents/other-tabs.ts';
import { documentQuery } from '#documents/preview/api.ts';
import { notifySuccess } from '#ui/notify.ts';

/** Shows what was changed in another tab, and says so: what is typed here would replace it. */
export const useOtherTabs = (documentId: string): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      hearOtherTabs(documentId, () => {
        for (const queryKey of [factsKey(documentId), conversationKey(documentId), documentQuery(documentId).queryKey])
          void client.invalidateQueries({ queryKey });
        notifySuccess('Changed in Another Window', 'The answers here have been brought up to date.');
      }),
    [client, documentId],
  );
};
