import type { User } from '@evergrant/contract/accounts.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly user: User };

/** The query behind `useSession`; its data is `{ user }`. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  // Loaded on its own, so that public pages appear before the validation library arrives.
  queryFn: async ({ signal }) => (await import('#platform/load-session.ts')).loadSession(signal),
  staleTime: 60_000,
  refetchOnWindowFocus: 'always',
});

/** Who is signed in, shared by the whole app. */
export const useSession = (): Session => {
  const query = useQuery(sessionQuery);
  if (query.data?.user) return { state: 'signed-in', user: query.data.user };
  if (query.data) return { state: 'signed-out' };
  if (query.isError) return { state: 'failed', retry: () => void query.refetch() };
  return { state: 'loading' };
};
