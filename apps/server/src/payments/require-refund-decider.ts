import type { Actor, Member } from '#platform/actor.ts';
import { Refused } from '#platform/refused.ts';

/** Who may say yes or no to a refund: an administrator. */
export const requireRefundDecider = (actor: Actor): Member => {
  if (actor.kind === 'member' && actor.role === 'admin') return actor;
  throw new Refused('forbidden', { code: 'not-admin', message: 'Only an administrator can do this.' });
};
