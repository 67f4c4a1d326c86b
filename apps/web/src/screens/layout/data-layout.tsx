import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '#platform/query-client.ts';
import { prepareMessages } from '#ui/notify.ts';

/** Around every screen that asks the server for something; pages that only inform do without. */
const DataLayout = () => {
  useEffect(prepareAtFirstTouch, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
};
export default DataLayout;

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

// What sends a form and shows messages is fetched while a person begins, so that a lost connection can still be told.
const prepareAtFirstTouch = (): (() => void) => {
  const stop = () => touches.forEach((touch) => window.removeEventListener(touch, prepare));
  const prepare = () => {
    stop();
    void Promise.all([prepareMessages(), import('#accounts/api.ts')]).catch(() => undefined);
  };
  for (const touch of touches) window.addEventListener(touch, prepare);
  return stop;
};
