import { useEffect, type RefObject } from 'react';

/** Space that stays above the newest words, in CSS pixels. */
const spaceAbove = 12;
/** Room below a long message for the first of the answers that can be tapped. */
const spaceBelow = 72;

/** Keeps the newest words of a conversation in view whenever something is added or the space for it changes. */
export const useNewestInView = (history: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const log = history.current;
    if (!log) return undefined;
    const show = () => log.scrollTo({ top: restingPoint(log) });
    const additions = new MutationObserver(show);
    additions.observe(log, { childList: true, subtree: true });
    // A keyboard on the screen, or a turned phone.
    const sizes = new ResizeObserver(show);
    sizes.observe(log);
    show();
    return () => {
      additions.disconnect();
      sizes.disconnect();
    };
  }, [history]);
};

/** The end, unless that would push the newest message of the advisor out of sight; of a long one its end is kept. */
const restingPoint = (log: HTMLElement): number => {
  const newest = [...log.querySelectorAll<HTMLElement>('[data-sender]')].at(-1);
  const end = log.scrollHeight - log.clientHeight;
  if (!newest || newest.dataset['sender'] !== 'ai') return end;
  const top = newest.offsetTop - log.offsetTop;
  if (newest.offsetHeight <= log.clientHeight) return Math.min(end, top - spaceAbove);
  return Math.min(end, top + newest.offsetHeight + spaceBelow - log.clientHeight);
};
