import { sayWhatCanBeMade } from '@evergrant/domain/catalogue/available-types.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';

export interface PlanOffer {
  readonly plan: (typeof brand.plans)[keyof typeof brand.plans];
  readonly text: string;
  readonly includes: readonly string[];
  /** What can be made today, said beside every price. */
  readonly note: string;
}

/** The two plans as the pages describe them. */
export const planOffers: readonly PlanOffer[] = [
  {
    plan: brand.plans.one_time,
    text: 'One document, finished and signed.',
    includes: [
      'A complete document for your state',
      `Up to ${brand.limits.witnessesPerDocument} witnesses sign online`,
      'PDF and HTML to keep',
      `${brand.claims.revisionDays}-day document revision access`,
    ],
    note: sayWhatCanBeMade(),
  },
  {
    plan: brand.plans.subscription,
    text: 'All your documents, kept up to date.',
    includes: [
      'As many documents as you need, of the kinds that can be made',
      'Revise whenever your life changes',
      `Up to ${brand.limits.witnessesPerDocument} witnesses for each document`,
      'PDF and HTML to keep',
    ],
    note: sayWhatCanBeMade(),
  },
];
