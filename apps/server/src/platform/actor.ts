import type { AccountRole } from '@evergrant/contract/accounts.ts';
import type { Access } from '@evergrant/contract/operation.ts';
import { Refused } from '#platform/refused.ts';

/** Who asks. Witnesses are known by their link's token and become actors where the token is looked up. */
export type Actor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'member';
      readonly userId: string;
      readonly name: string;
      readonly email: string;
      readonly role: AccountRole;
    };

export type Member = Extract<Actor, { kind: 'member' }>;
export type Administrator = Member & { readonly role: 'admin' };

/** Who is left of all actors once an operation's access has been checked. */
export type Admitted<Who extends Access> = Who extends 'admin' ? Administrator : Who extends 'member' ? Member : Actor;

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
export const requireAdmin = (actor: Actor): Administrator => {
  if (isAdministrator(actor)) return actor;
  throw new Refused('absent', { code: 'not-found', message: 'There is nothing at this address.' });
};

const isAdministrator = (actor: Actor): actor is Administrator => actor.kind === 'member' && actor.role === 'admin';
