import { useEffect, useState } from 'react';
import { secondsLeft } from '#accounts/cooldown.ts';
import { storeCooldown, storedCooldown } from '#accounts/stored-cooldown.ts';

/** A countdown in seconds for one address, and the way to start it. It survives a reload of the page. */
export const useCooldown = (email: string): readonly [number, (seconds: number) => void] => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const left = secondsLeft(storedCooldown(email), nowMs);
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = (seconds: number) => {
    storeCooldown({ email, endsAtMs: Date.now() + seconds * 1000 });
    setNowMs(Date.now());
  };
  return [left, start];
};
