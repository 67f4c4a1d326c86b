import { trusts, type TypeNouns } from '#document-type/type-nouns.ts';

export const livingTrustNouns: TypeNouns = {
  id: 'living-trust',
  inWords: 'a living trust',
  noun: 'trust',
  together: trusts,
  cues: ['living trust'],
};
