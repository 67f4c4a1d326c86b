import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#platform/api-problem.ts';
import { sessionQuery } from '#platform/session.ts';

/** The one cache of server state. A refused session signs the screen out, so that the guard leads to the login page. */
export const createQueryClient = (): QueryClient => {
  const signOutWhenRefused = (error: Error) => {
    if (error instanceof ApiProblem && error.status === 401) client.setQueryData(sessionQuery.queryKey, { user: null });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: signOutWhenRefused }),
    mutationCache: new MutationCache({ onError: signOutWhenRefused }),
    defaultOptions: { queries: { retry: retriesOnceUnlessRefused, staleTime: 10_000 }, mutations: { retry: false } },
  });
  return client;
};

const retriesOnceUnlessRefused = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ApiProblem && error.status < 500);
