const key = 'evergrant-member';

/** Whether somebody was signed in here when the session was last heard of; says nothing about who. */
export const mayBeMember = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Keeps for the next visit whether somebody is signed in. A browser that keeps nothing just forgets it. */
export const keepMemberHint = (isMember: boolean): void => {
  try {
    if (isMember) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Storage is switched off.
  }
};
