import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#platform/api-problem.ts';
import { knownSession, onSessionChange, rememberSession } from '#platform/session.ts';

// A refused session signs the screen out, so that the guard leads to the login page.
const signOutWhenRefused = (error: Error): void => {
  if (error instanceof ApiProblem && error.status === 401) rememberSession(null);
};

const retriesOnceUnlessRefused = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ApiProblem && error.status < 500);

/** The one cache of server state, for every screen that asks the server for more than the session. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: signOutWhenRefused }),
  mutationCache: new MutationCache({ onError: signOutWhenRefused }),
  defaultOptions: { queries: { retry: retriesOnceUnlessRefused, staleTime: 10_000 }, mutations: { retry: false } },
});

const memberId = (): string | undefined => {
  const session = knownSession();
  return session.state === 'signed-in' ? session.user.id : undefined;
};

// What was loaded for one person is forgotten as soon as another one, or nobody, is signed in.
const forgetOnChange = (): void => {
  let known = memberId();
  onSessionChange(() => {
    const current = memberId();
    if (current === known) return;
    known = current;
    queryClient.removeQueries({ type: 'inactive' });
  });
};

if (typeof window !== 'undefined') forgetOnChange();
