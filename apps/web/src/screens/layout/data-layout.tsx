import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '#platform/query-client.ts';
import { prepareMessages } from '#ui/notify.ts';

/** Around every screen that asks the server for something; pages that only inform do without. */
const DataLayout = () => {
  useEffect(() => void prepareMessages(), []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
};
export default DataLayout;
