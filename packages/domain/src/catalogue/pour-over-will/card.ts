import { pourOverWillNouns } from '#catalogue/pour-over-will/nouns.ts';
import type { Card } from '#document-type/card.ts';

export const pourOverWillCard: Card = {
  id: pourOverWillNouns.id,
  name: 'Pour-Over Will',
  description: 'A will that leaves everything still outside your living trust to its trustee.',
  category: 'Property Transfer Tools',
  benefits: [
    'Catches what was never moved into the trust',
    'Names an executor and guardians',
    'Works together with your living trust',
    'Witness and affidavit pages for your state',
  ],
  badges: ['With Living Trust', 'Executor', 'Guardians', 'Self-Proving'],
};
