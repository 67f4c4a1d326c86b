import { useEffect, useState } from 'react';
import { secondsLeft } from '#accounts/cooldown.ts';

/** A countdown in seconds, and the way to start it. */
export const useCooldown = (): readonly [number, (seconds: number) => void] => {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const left = secondsLeft(endsAtMs, nowMs);
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = (seconds: number) => {
    setNowMs(Date.now());
    setEndsAtMs(Date.now() + seconds * 1000);
  };
  return [left, start];
};
