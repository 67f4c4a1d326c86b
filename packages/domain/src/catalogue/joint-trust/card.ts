import { jointTrustNouns } from '#catalogue/joint-trust/nouns.ts';
import type { Card } from '#document-type/card.ts';

export const jointTrustCard: Card = {
  id: jointTrustNouns.id,
  name: 'Joint Trust',
  description: 'One revocable trust for two spouses or two partners, in which what each of them owns stays their own.',
  category: 'Trust Documents',
  benefits: [
    'One document for both spouses',
    'Keeps community and separate property apart',
    'Plans for the first and the second death',
    'Either spouse can act if the other cannot',
  ],
  badges: ['Revocable', 'Married Couples', 'Community Property', 'Survivor Plan'],
};
