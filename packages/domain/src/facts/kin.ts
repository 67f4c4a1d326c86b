/** How somebody is related to the speaker: `sex` is what the word says, where it says one. */
export interface Kin {
  readonly degree: string;
  readonly sex?: 'f' | 'm';
}

const kin: ReadonlyMap<string, Kin> = new Map<string, Kin>([
  ['child', { degree: 'child' }],
  ['son', { degree: 'child', sex: 'm' }],
  ['daughter', { degree: 'child', sex: 'f' }],
  ['spouse', { degree: 'spouse' }],
  ['husband', { degree: 'spouse', sex: 'm' }],
  ['wife', { degree: 'spouse', sex: 'f' }],
  ['parent', { degree: 'parent' }],
  ['father', { degree: 'parent', sex: 'm' }],
  ['dad', { degree: 'parent', sex: 'm' }],
  ['mother', { degree: 'parent', sex: 'f' }],
  ['mom', { degree: 'parent', sex: 'f' }],
  ['sibling', { degree: 'sibling' }],
  ['brother', { degree: 'sibling', sex: 'm' }],
  ['sister', { degree: 'sibling', sex: 'f' }],
  ['grandchild', { degree: 'grandchild' }],
  ['grandson', { degree: 'grandchild', sex: 'm' }],
  ['granddaughter', { degree: 'grandchild', sex: 'f' }],
  ['grandparent', { degree: 'grandparent' }],
  ['grandfather', { degree: 'grandparent', sex: 'm' }],
  ['grandmother', { degree: 'grandparent', sex: 'f' }],
  ['nephew', { degree: 'niece', sex: 'm' }],
  ['niece', { degree: 'niece', sex: 'f' }],
  ['uncle', { degree: 'aunt', sex: 'm' }],
  ['aunt', { degree: 'aunt', sex: 'f' }],
  ['cousin', { degree: 'cousin' }],
]);

/** The words for the person to whom the speaker is married, for patterns that look for them in a text. */
export const spouseWords: readonly string[] = [...kin].flatMap(([word, { degree }]) =>
  degree === 'spouse' ? word : [],
);

/** The kinship that a relation says; undefined for friends, trades, partners, and for the kin of somebody else. */
export const kinOf = (relationship = ''): Kin | undefined => {
  const words = relationship.trim().toLowerCase();
  const plain = words.replace(beside, '');
  const found = kin.get(plain.replace(/-in-law$/u, ''));
  return found && plain.endsWith('-in-law') ? { ...found, degree: `${found.degree}-in-law` } : found;
};

// What may stand before the word and leaves the kinship what it is.
const beside =
  /^(?:(?:my|our|step|foster|adopted|half|late|older|younger|oldest|eldest|youngest|only|new|second|third|current|beloved|dear|loving)[- ]?)+/u;

/** True where a relation says that somebody is married to the speaker: `wife`, `my second husband`; a late or former one is not. */
export const isSpouse = (relationship: string | undefined): boolean =>
  kinOf(relationship)?.degree === 'spouse' && !/\blate\b/iu.test(relationship ?? '');

/** True for a spouse and for a partner in life; a partner in business is none. */
export const isSpouseOrPartner = (relationship: string | undefined): boolean =>
  isSpouse(relationship) || /^(?:(?:my|our) )?(?:domestic |life )?partner$/iu.test(relationship?.trim() ?? '');

/** True for a word that says no more than the degree, like `child`, where another one says more of the same, like `daughter`. */
export const isSaidCloserBy = (relationship: string, other: string): boolean => {
  const [general, close] = [kin.get(relationship), kinOf(other)];
  return (
    general !== undefined && general.sex === undefined && relationship !== other && close?.degree === general.degree
  );
};
