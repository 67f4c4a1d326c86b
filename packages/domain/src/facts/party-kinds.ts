import { membersOf } from '#kit/closed-set.ts';

/** What a name can stand for in law, in words. */
export const partyKindWords = { person: 'Person', organization: 'Organization' } as const;

export const partyKinds = membersOf(partyKindWords);

/** One of them. */
export type PartyKind = keyof typeof partyKindWords;
