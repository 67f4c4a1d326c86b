import { documents, type TypeNouns } from '#document-type/type-nouns.ts';

export const llcFormationNouns: TypeNouns = {
  id: 'llc-formation',
  inWords: 'the papers for an LLC formation',
  noun: 'operating agreement',
  together: documents,
  cues: ['llc', 'limited liability company', 'operating agreement'],
};
