import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isMessagingWanted, onMessagingWanted } from '#ui/notify.ts';

const MessageArea = lazy(async () => ({ default: (await import('#ui/message-area.tsx')).MessageArea }));

/** The place for messages, loaded when the first one is near: a page that only informs does not need it. */
export const Messages = () => {
  const isWanted = useSyncExternalStore(onMessagingWanted, isMessagingWanted, () => false);
  if (!isWanted) return null;
  return (
    <Suspense>
      <MessageArea />
    </Suspense>
  );
};
