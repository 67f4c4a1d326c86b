import { type ExplainedType, explainedTypes } from '@evergrant/domain/catalogue/explained-types.ts';

export interface TrustTypeCard extends ExplainedType {
  readonly name: string;
  readonly text: string;
  readonly benefits: readonly string[];
  /** The page that explains it, and what that is called. */
  readonly path: `/${string}`;
  readonly pageName: string;
}

/** The trusts that people ask about most. */
export const trustTypes: readonly TrustTypeCard[] = [
  {
    ...explainedTypes.livingTrust,
    name: 'Living Trust',
    text: 'For families who want to keep control now and make it simple for those who come after.',
    benefits: ['You can change it at any time', 'No probate for what it holds', 'A successor steps in if you fall ill'],
    path: '/living-trusts',
    pageName: 'Living Trusts',
  },
  {
    ...explainedTypes.irrevocableTrust,
    name: 'Irrevocable Trust',
    text: 'For gifts that are meant to be final, with someone else in charge of them.',
    benefits: ['Property leaves your estate', 'Terms that stay fixed', 'A separate trustee'],
    path: '/irrevocable-trusts',
    pageName: 'Irrevocable Trusts',
  },
  {
    ...explainedTypes.specialNeedsTrust,
    name: 'Special Needs Trust',
    text: 'For someone who relies on public benefits and should not lose them through an inheritance.',
    benefits: ['Adds to benefits, does not replace them', 'A trustee who knows the rules', 'Clear wishes for care'],
    path: '/special-needs-trusts',
    pageName: 'Special Needs Trusts',
  },
];
