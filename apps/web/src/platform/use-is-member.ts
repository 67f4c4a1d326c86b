import { useSyncExternalStore } from 'react';
import { mayBeMember } from '#platform/member-hint.ts';
import { useSession } from '#platform/session.ts';

/** Whether somebody is signed in; until that is known, whether somebody was on this device. */
export const useIsMember = (): boolean => {
  const session = useSession();
  const wasMember = useSyncExternalStore(neverChanges, mayBeMember, () => false);
  return session.state === 'loading' ? wasMember : session.state === 'signed-in';
};

const neverChanges = () => () => undefined;
