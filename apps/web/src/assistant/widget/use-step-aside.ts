import { useEffect, useState, type RefObject } from 'react';
import { overlaps } from '#assistant/widget/overlaps.ts';

const controls = 'a[href], button, input, select, textarea, summary, iframe, [role="button"], [tabindex="0"]';

/** Whether a floating element stands over a control of the page now, so that it has to step aside. */
export const useStepAside = (floating: RefObject<HTMLElement | null>): boolean => {
  const [isInTheWay, setInTheWay] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (floating.current) setInTheWay(coversControl(floating.current));
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    // Also what scrolls inside the page, and what has finished moving.
    const events = ['scroll', 'resize', 'transitionend'] as const;
    for (const event of events) window.addEventListener(event, lookSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      for (const event of events) window.removeEventListener(event, lookSoon, { capture: true });
    };
  }, [floating]);

  return isInTheWay;
};

const coversControl = (floating: HTMLElement): boolean => {
  const box = floating.getBoundingClientRect();
  return [...document.querySelectorAll(controls)].some(
    (control) => !floating.contains(control) && overlaps(control.getBoundingClientRect(), box),
  );
};
