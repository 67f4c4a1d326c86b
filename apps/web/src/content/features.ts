import { brand } from '@evergrant/domain/brand/brand.ts';
import { sayWhatCanBeMade } from '@evergrant/domain/catalogue/available-types.ts';
import type { Step } from '#content/steps.ts';

/** What the product is good at. */
export const features: readonly Step[] = [
  {
    title: 'AI-Guided Creation',
    text: 'A conversation instead of a form. Say several things at once, correct yourself, go back: every fact we understood is listed for you to confirm before it counts.',
  },
  {
    title: 'Legal Compliance',
    text: `Fixed clauses, the law of your state, and the steps to sign there, with their sources. Where a document must be signed on paper, we say so. ${sayWhatCanBeMade()}`,
  },
  {
    title: 'Fast & Efficient',
    text: `Most people finish in ${brand.claims.completionMinutes} minutes. Your answers are kept, so a pause costs nothing.`,
  },
];
