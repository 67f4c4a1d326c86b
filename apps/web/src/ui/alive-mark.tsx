import { useEffect } from 'react';

/** Marks the page once it listens: what is pressed on a page that was sent ready-made is lost before that. */
export const AliveMark = () => {
  useEffect(() => {
    document.documentElement.dataset['alive'] = 'true';
  }, []);
  return null;
};
