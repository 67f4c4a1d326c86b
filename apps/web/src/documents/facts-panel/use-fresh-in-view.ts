import { useEffect, type RefObject } from 'react';

/** Space that stays above the first fact that is lit, in CSS pixels. */
const spaceAbove = 64;

/** Shows the first fact that was just noted, where the panel scrolls by itself; the page is never moved. */
export const useFreshInView = (panel: RefObject<HTMLElement | null>, fresh: readonly string[]): void => {
  const which = fresh.join(' ');
  useEffect(() => {
    const frame = panel.current;
    if (which === '' || !frame || frame.scrollHeight <= frame.clientHeight) return;
    const line = frame.querySelector('[data-fresh]');
    if (!line) return;
    const { top, bottom } = line.getBoundingClientRect();
    const around = frame.getBoundingClientRect();
    if (top >= around.top && bottom <= around.bottom) return;
    frame.scrollTo({ top: frame.scrollTop + top - around.top - spaceAbove });
  }, [panel, which]);
};
