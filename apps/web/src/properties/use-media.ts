import { useEffect, useState, useSyncExternalStore } from 'react';
import { explainFileFailure } from '#properties/explain-failure.ts';
import { createMediaQueue, type MediaItem, type MediaQueue } from '#properties/media-queue.ts';

const openQueue = (): MediaQueue =>
  createMediaQueue({
    send: async (sending) => (await import('#properties/api.ts')).sendFile(sending),
    takeBack: async (uploadId) => (await import('#properties/api.ts')).takeBack(uploadId),
    explain: explainFileFailure,
  });

/** The photos and videos of the form that is open. */
export const useMedia = (): { readonly queue: MediaQueue; readonly items: readonly MediaItem[] } => {
  const [queue] = useState(openQueue);
  const items = useSyncExternalStore(queue.subscribe, queue.items, () => none);
  const isUnfinished = items.some(({ state }) => state.kind === 'sending' || state.kind === 'waiting');
  useEffect(() => {
    if (!isUnfinished) return;
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isUnfinished]);
  return { queue, items };
};

const none: readonly MediaItem[] = [];

const askBeforeLeaving = (event: Event): void => event.preventDefault();
