import { trusts, type TypeNouns } from '#document-type/type-nouns.ts';

export const jointTrustNouns: TypeNouns = {
  id: 'joint-trust',
  inWords: 'a joint trust',
  noun: 'joint trust',
  together: trusts,
  cues: ['joint trust'],
};
