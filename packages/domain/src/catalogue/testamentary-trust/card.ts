import { testamentaryTrustNouns } from '#catalogue/testamentary-trust/nouns.ts';
import type { Card } from '#document-type/card.ts';

export const testamentaryTrustCard: Card = {
  id: testamentaryTrustNouns.id,
  name: 'Testamentary Trust',
  description: 'A trust inside a will: it comes into being at your death, for example for minor children.',
  category: 'Trust Documents',
  benefits: [
    'Part of your will, nothing to fund today',
    'Protects minor or disabled beneficiaries',
    'You set the ages at which it ends',
    'Names executor, trustee and guardian together',
  ],
  badges: ['Under a Will', 'Minor Children', 'Court Supervised', 'Guardian Named'],
};
