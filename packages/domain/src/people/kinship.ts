/** True when two relations cannot both be true of one person: a daughter is no sister and no son. Friends and trades never exclude. */
export const excludesKinship = (one: string | undefined, other: string | undefined): boolean => {
  const [first, second] = [kinOf(one), kinOf(other)];
  if (!first || !second) return false;
  if (first.degree !== second.degree) return true;
  return first.sex !== undefined && second.sex !== undefined && first.sex !== second.sex;
};

interface Kin {
  readonly degree: string;
  readonly sex?: 'f' | 'm';
}

const kin: Readonly<Record<string, Kin>> = {
  child: { degree: 'child' },
  son: { degree: 'child', sex: 'm' },
  daughter: { degree: 'child', sex: 'f' },
  spouse: { degree: 'spouse' },
  husband: { degree: 'spouse', sex: 'm' },
  wife: { degree: 'spouse', sex: 'f' },
  parent: { degree: 'parent' },
  father: { degree: 'parent', sex: 'm' },
  dad: { degree: 'parent', sex: 'm' },
  mother: { degree: 'parent', sex: 'f' },
  mom: { degree: 'parent', sex: 'f' },
  sibling: { degree: 'sibling' },
  brother: { degree: 'sibling', sex: 'm' },
  sister: { degree: 'sibling', sex: 'f' },
  grandchild: { degree: 'grandchild' },
  grandson: { degree: 'grandchild', sex: 'm' },
  granddaughter: { degree: 'grandchild', sex: 'f' },
  grandparent: { degree: 'grandparent' },
  grandfather: { degree: 'grandparent', sex: 'm' },
  grandmother: { degree: 'grandparent', sex: 'f' },
  nephew: { degree: 'niece', sex: 'm' },
  niece: { degree: 'niece', sex: 'f' },
  uncle: { degree: 'aunt', sex: 'm' },
  aunt: { degree: 'aunt', sex: 'f' },
  cousin: { degree: 'cousin' },
};

const beside = /^(?:(?:my|our|step|foster|adopted|half|late|older|younger|oldest|eldest|youngest|only)[- ]?)+/u;

const kinOf = (relationship = ''): Kin | undefined => {
  const words = relationship.trim().toLowerCase();
  const plain = words.replace(beside, '');
  const found = kin[plain.replace(/-in-law$/u, '')];
  return found && plain.endsWith('-in-law') ? { ...found, degree: `${found.degree}-in-law` } : found;
};
