import { useEffect } from 'react';
import { useNavigate } from 'react-router';

interface Destination {
  readonly to: string;
  readonly state?: unknown;
}

/** Goes to `destination` after `delayMs`; undefined waits for nothing. Leaving the page earlier cancels it. */
export const useDelayedNavigation = (destination: Destination | undefined, delayMs: number): void => {
  const navigate = useNavigate();
  const to = destination?.to;
  const state = destination?.state;
  useEffect(() => {
    if (to === undefined) return;
    const timer = setTimeout(() => void navigate(to, { state, replace: true }), delayMs);
    return () => clearTimeout(timer);
    // The state object is new at every render; the destination is what counts.
    // eslint-disable-next-line react/exhaustive-deps
  }, [to, delayMs, navigate]);
};
