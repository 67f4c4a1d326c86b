import { useEffect } from 'react';
import { hearOtherTabs } from '#documents/other-tabs.ts';
import { notifySuccess } from '#ui/notify.ts';

/** Shows what was changed in another tab, and says so: what is typed here would replace it. */
export const useOtherTabs = (documentId: string, readAgain: () => void): void => {
  useEffect(
    () =>
      hearOtherTabs(documentId, () => {
        readAgain();
        notifySuccess('Changed in Another Window', 'The answers here have been brought up to date.');
      }),
    [documentId, readAgain],
  );
};
