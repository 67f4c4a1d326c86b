import { useEffect, type RefObject } from 'react';
import { restingPoint } from '#assistant/resting-point.ts';

/** Further than this below its resting point (CSS pixels), somebody has read on. */
const readOn = 24;

/** Keeps the newest words of a conversation in view whenever something is added or the space for it changes. */
export const useNewestInView = (history: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const log = history.current;
    if (!log) return undefined;
    let rested = 0;
    let toEnd = 0;
    const show = () => {
      rested = restingPointOf(log);
      log.scrollTo({ top: rested });
    };
    const noteEnd = () => {
      toEnd = log.scrollHeight - log.clientHeight - log.scrollTop;
    };
    // A keyboard on the screen, or a turned phone: who has read on is not sent back to the beginning.
    const refit = () => {
      if (log.scrollTop > rested + readOn) log.scrollTo({ top: log.scrollHeight - log.clientHeight - toEnd });
      else show();
    };
    const additions = new MutationObserver((changes) => {
      if (!changes.every(isInForm)) show();
    });
    additions.observe(log, { childList: true, characterData: true, subtree: true });
    const sizes = new ResizeObserver(refit);
    sizes.observe(log);
    log.addEventListener('scroll', noteEnd, { passive: true });
    show();
    return () => {
      additions.disconnect();
      sizes.disconnect();
      log.removeEventListener('scroll', noteEnd);
    };
  }, [history]);
};

// Whoever fills in a form stays where they are.
const isInForm = ({ target }: MutationRecord): boolean =>
  (target instanceof Element ? target : target.parentElement)?.closest('[data-keeps-place]') != null;

const restingPointOf = (log: HTMLElement): number => {
  const newest = [...log.querySelectorAll<HTMLElement>('[data-sender]')].at(-1);
  const { scrollHeight: contentHeight, clientHeight: windowHeight } = log;
  if (!newest || newest.dataset['sender'] !== 'ai') return contentHeight - windowHeight;
  const first = firstOf(newest, windowHeight);
  return restingPoint({
    top: first.offsetTop - log.offsetTop,
    height: newest.offsetTop + newest.offsetHeight - first.offsetTop,
    windowHeight,
    contentHeight,
  });
};

/** Room below the newest words for the first of the answers that can be tapped, in CSS pixels. */
const spaceBelow = 84;

// What was understood stands above the words, and is seen with them where both fit.
const firstOf = (newest: HTMLElement, windowHeight: number): HTMLElement => {
  const cards = newest.previousElementSibling;
  if (!(cards instanceof HTMLElement) || cards.dataset['sender'] !== undefined) return newest;
  const height = newest.offsetTop + newest.offsetHeight - cards.offsetTop;
  return height + spaceBelow <= windowHeight ? cards : newest;
};
