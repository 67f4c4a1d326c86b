import { useEffect, useRef, useState } from 'react';
import { wordsAtOnce } from '#assistant/words-at-once.ts';

/** How long a step takes, in milliseconds: faster than anybody reads, slow enough for the eye to follow. */
const stepInMs = 28;

/**
 * Words that arrive in parts, shown one after the other; `words` is undefined until the first is there. Where motion is not wanted
 * they are never shown in parts.
 */
export const useComingWords = () => {
  const [words, setWords] = useState<string>();
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const settled = useRef<PromiseWithResolvers<void>>(undefined);

  const end = () => {
    clearInterval(timer.current);
    timer.current = undefined;
    settled.current?.resolve();
  };
  const step = () => {
    const next = waiting.current.splice(0, wordsAtOnce(waiting.current.length)).join('');
    setWords((before = '') => before + next);
    if (waiting.current.length === 0) end();
  };
  useEffect(() => () => clearInterval(timer.current), []);

  return {
    words,
    begin: () => {
      end();
      waiting.current = [];
      setWords(undefined);
    },
    add: (more: string) => {
      if (wantsNoMotion()) return;
      waiting.current.push(more);
      timer.current ??= setInterval(step, stepInMs);
    },
    /** Once everything that has arrived is shown. */
    shown: async (): Promise<void> => {
      if (timer.current === undefined) return;
      settled.current = Promise.withResolvers();
      await settled.current.promise;
    },
  };
};

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
