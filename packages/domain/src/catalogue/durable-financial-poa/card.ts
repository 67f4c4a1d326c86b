import { durableFinancialPoaNouns } from '#catalogue/durable-financial-poa/nouns.ts';
import type { Card } from '#document-type/card.ts';

export const durableFinancialPoaCard: Card = {
  id: durableFinancialPoaNouns.id,
  name: 'Durable Power of Attorney',
  description: 'Names an agent who handles your finances, also when you no longer can.',
  category: 'Incapacity Documents',
  benefits: [
    'Your agent can act at once or later',
    'Powers granted subject by subject',
    'Sensitive powers only with your initials',
    "Follows your state's own rules",
  ],
  badges: ['Durable', 'Agent', 'State Form', 'Financial'],
};
