import { useEffect, useState } from 'react';
import { markRead, wasRead } from '#documents/preview/read-mark.ts';

/** Whether the finished document was opened; `isShown` says that it is being read now. */
export const useReadMark = (documentId: string, isShown: boolean): boolean => {
  const [isRead, setRead] = useState(() => wasRead(documentId));
  if (isShown && !isRead) setRead(true);

  useEffect(() => {
    if (isShown) markRead(documentId);
  }, [documentId, isShown]);
  return isRead;
};
