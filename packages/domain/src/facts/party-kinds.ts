/** What a name can stand for in law. */
export const partyKinds = ['person', 'organization'] as const;

/** One of them. */
export type PartyKind = (typeof partyKinds)[number];
