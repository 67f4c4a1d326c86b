import { Refused } from '#platform/refused.ts';

/** Who asks. Witnesses are known by their link's token and become actors where the token is looked up. */
export type Actor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'member';
      readonly userId: string;
      readonly name: string;
      readonly email: string;
      readonly role: 'member' | 'admin';
    };

export type Member = Extract<Actor, { kind: 'member' }>;

/** Where a request came from, for the audit trail. */
export interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string;
}

/** The signed-in member, or a refusal. `message` overrides what the person reads. */
export const requireMember = (actor: Actor, message = 'Please sign in to continue.'): Member => {
  if (actor.kind !== 'member') throw new Refused('unauthenticated', { code: 'unauthenticated', message });
  return actor;
};

/** An administrator; to everybody else there is nothing at this address. */
export const requireAdmin = (actor: Actor): Member => {
  if (actor.kind === 'member' && actor.role === 'admin') return actor;
  throw new Refused('absent', { code: 'not-found', message: 'There is nothing at this address.' });
};
