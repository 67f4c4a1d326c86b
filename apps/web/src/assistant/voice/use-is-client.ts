import { useSyncExternalStore } from 'react';

/** False while a page is written on the server, where nobody knows what the browser can do. */
export const useIsClient = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
