import { Refused } from '#platform/refused.ts';

/** Refuses to go on with what the person has stopped; thrown inside a transaction, it leaves nothing behind. */
export const requireWanted = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted !== true) return;
  throw new Refused('conflict', {
    code: 'turn-stopped',
    title: 'Stopped',
    message: 'This was stopped, so nothing of it was recorded.',
  });
};
