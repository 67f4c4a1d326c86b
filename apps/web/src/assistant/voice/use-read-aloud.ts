import { useEffect, useRef, useState } from 'react';
import { speak } from '#assistant/voice/speak.ts';
import { useIsClient } from '#assistant/voice/use-is-client.ts';

/** Reads messages aloud: which one it is now, and how to begin and end. */
export interface Reading {
  readonly readId: string | undefined;
  readonly read: (id: string, words: string) => void;
  readonly stop: () => void;
  /** Whether every new question is read by itself. */
  readonly isAlways: boolean;
  readonly setAlways: (isAlways: boolean) => void;
}

const key = 'evergrant-read-aloud';

/** Read-aloud by the browser's own voice; undefined where it has none. `newest`: what is read by itself once that is wanted. */
export const useReadAloud = (newest: Spoken | undefined): Reading | undefined => {
  const isClient = useIsClient();
  const [readId, setReadId] = useState<string>();
  const [isAlways, keepAlways] = useState(readWish);
  // Only what is said from now on: a conversation that is opened stays silent.
  const heard = useRef(newest?.id);
  const isSpeaking = isClient && 'speechSynthesis' in window;

  const read = (id: string, words: string) =>
    speak(words, {
      onStart: () => setReadId(id),
      onEnd: () => setReadId((now) => (now === id ? undefined : now)),
    });
  useEffect(() => {
    if (newest === undefined || newest.id === heard.current) return;
    heard.current = newest.id;
    if (isSpeaking && isAlways) read(newest.id, newest.content);
  });
  useEffect(() => () => (isSpeaking ? window.speechSynthesis.cancel() : undefined), [isSpeaking]);

  const stop = () => {
    window.speechSynthesis.cancel();
    setReadId(undefined);
  };
  const setAlways = (next: boolean) => {
    keepAlways(next);
    keepWish(next);
    if (!next) stop();
  };
  return isSpeaking ? { readId, read, stop, isAlways, setAlways } : undefined;
};

interface Spoken {
  readonly id: string;
  readonly content: string;
}

const readWish = (): boolean => {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
};

const keepWish = (isAlways: boolean): void => {
  try {
    if (isAlways) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Storage is switched off: the wish lasts as long as the page.
  }
};
