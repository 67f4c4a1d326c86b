import { documents, type TypeNouns } from '#document-type/type-nouns.ts';

export const durableFinancialPoaNouns: TypeNouns = {
  id: 'durable-financial-poa',
  inWords: 'a durable power of attorney',
  noun: 'power of attorney',
  together: documents,
  cues: ['power of attorney', 'powers of attorney', 'poa'],
};
