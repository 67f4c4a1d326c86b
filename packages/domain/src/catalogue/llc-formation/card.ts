import { llcFormationNouns } from '#catalogue/llc-formation/nouns.ts';
import type { Card } from '#document-type/card.ts';

export const llcFormationCard: Card = {
  id: llcFormationNouns.id,
  name: 'LLC Formation',
  description:
    'The operating agreement of a limited liability company, its first resolutions, and the statements for your state’s filing.',
  category: 'Entity Structures',
  benefits: [
    'Separates business from personal property',
    'An operating agreement that fits your members',
    'Member- or manager-managed',
    'Rules for buy-outs and transfers',
  ],
  badges: ['Operating Agreement', 'Filing Statements', 'Tax Choices', 'Buy-Sell Terms'],
};
