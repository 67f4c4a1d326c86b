import { ScrollRestoration, useLocation } from 'react-router';

/** Keeps each page's scroll position. A link to a part of a page is left to `useHashScroll`, which goes there smoothly. */
export const ScrollKeeper = () => {
  const { hash, key } = useLocation();
  // At the first page ('default') the browser itself goes to the part that the address names.
  return hash && key !== 'default' ? null : <ScrollRestoration />;
};
