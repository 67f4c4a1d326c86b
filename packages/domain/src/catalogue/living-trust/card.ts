import { livingTrustNouns } from '#catalogue/living-trust/nouns.ts';
import type { Card } from '#document-type/card.ts';

export const livingTrustCard: Card = {
  id: livingTrustNouns.id,
  name: 'Living Trust',
  description:
    'A revocable trust that you control for life: it keeps funded property out of probate and plans for the day when you cannot act.',
  category: 'Trust Documents',
  benefits: [
    'Keeps property in the trust out of probate',
    'You stay in control and can change it at any time',
    'Your successor trustee takes over if you cannot act',
    'Says who receives what, when, and in which shares',
  ],
  badges: ['Revocable', 'Avoids Probate', 'Incapacity Planning', 'Private'],
};
