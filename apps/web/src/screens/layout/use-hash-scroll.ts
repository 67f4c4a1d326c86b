import { useEffect } from 'react';
import { useLocation } from 'react-router';

const delayMs = 100;

/** Scrolls smoothly to the element that the address's hash names, once the page has had time to appear. */
export const useHashScroll = (): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => {
      document
        .getElementById(decodeURIComponent(hash.slice(1)))
        ?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [hash, key]);
};
