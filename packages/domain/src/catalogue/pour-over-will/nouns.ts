import { documents, type TypeNouns } from '#document-type/type-nouns.ts';

export const pourOverWillNouns: TypeNouns = {
  id: 'pour-over-will',
  inWords: 'a pour-over will',
  noun: 'will',
  together: documents,
  signedAfter: 'Sign the trust first, if you have not yet: the will names it by its date.',
  cues: ['pour-over will', 'pour over will', 'a will', 'my will', 'last will'],
};
