import type { User } from '@evergrant/contract/accounts.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { loadSession } from '#platform/load-session.ts';
import { keepMemberHint } from '#platform/member-hint.ts';

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly user: User };

const freshForMs = 60_000;
const loading: Session = { state: 'loading' };
const listeners = new Set<() => void>();
let session: Session = loading;
let checkedAtMs = 0;
/** Counts what changes the session, so that an older answer never overwrites a newer one. */
let turn = 0;
let isLeaving = false;

/** Who is signed in, shared by the whole app. */
export const useSession = (): Session => {
  useEffect(() => {
    if (Date.now() - checkedAtMs > freshForMs) void refreshSession();
  }, []);
  return useSyncExternalStore(
    onSessionChange,
    () => session,
    () => loading,
  );
};

/** Asks the server again. What is known stays known when it can't be reached. */
export const refreshSession = async (): Promise<void> => {
  if (isLeaving) return;
  checkedAtMs = Date.now();
  turn += 1;
  const mine = turn;
  const user = await loadSession().catch(() => undefined);
  if (mine !== turn) return;
  if (user !== undefined) return rememberSession(user);
  checkedAtMs = 0;
  if (session.state === 'loading') change({ state: 'failed', retry });
};

/** Takes over what an answer of the server said: who is signed in now, or null for nobody. */
export const rememberSession = (user: User | null): void => {
  if (isLeaving && user === null) return;
  turn += 1;
  checkedAtMs = Date.now();
  keepMemberHint(user !== null);
  change(user ? { state: 'signed-in', user } : { state: 'signed-out' });
};

/** Until `endLeaving` nothing else says that the session has ended: a member page would lead to the login page at once. */
export const beginLeaving = (): void => {
  isLeaving = true;
  turn += 1;
};

/** The member has left, or stays after all. */
export const endLeaving = (hasLeft: boolean): void => {
  isLeaving = false;
  if (hasLeft) rememberSession(null);
};

/** The session as last heard of, outside of a component. */
export const knownSession = (): Session => session;

/** Calls `listener` after every change; returns what ends that. */
export const onSessionChange = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('visibilitychange', refreshWhenSeen);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('visibilitychange', refreshWhenSeen);
  };
};

const change = (next: Session): void => {
  session = next;
  for (const listener of listeners) listener();
};

const retry = (): void => {
  change(loading);
  void refreshSession();
};

// Another tab may have signed in or out meanwhile.
const refreshWhenSeen = (): void => {
  if (document.visibilityState === 'visible') void refreshSession();
};
