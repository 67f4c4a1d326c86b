import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';

interface Visit {
  readonly query: URLSearchParams;
  readonly state: unknown;
}

const neverChanges = () => () => undefined;
const nothing: Visit = { query: new URLSearchParams(), state: null };

/** What a person brought along to this page. Pages made in advance know of nothing, until they have come to life. */
export const useVisit = (): Visit => {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isAlive ? { query, state } : nothing;
};
