import { documents, type TypeNouns } from '#document-type/type-nouns.ts';

export const testamentaryTrustNouns: TypeNouns = {
  id: 'testamentary-trust',
  inWords: 'a will with a testamentary trust',
  noun: 'testamentary trust',
  together: documents,
  cues: ['testamentary'],
};
