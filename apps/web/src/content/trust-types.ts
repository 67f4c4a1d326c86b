import { isAvailableType } from '@evergrant/domain/catalogue/available-types.ts';

export interface TrustTypeCard {
  readonly id: string;
  readonly name: string;
  readonly isAvailable: boolean;
  readonly text: string;
  readonly benefits: readonly string[];
  /** The page that explains it, and what that is called. */
  readonly path: `/${string}`;
  readonly pageName: string;
}

/** The trusts that people ask about most; `id` is the catalogue's. */
export const trustTypes: readonly TrustTypeCard[] = [
  {
    id: 'living-trust',
    name: 'Living Trust',
    isAvailable: isAvailableType('living-trust'),
    text: 'For families who want to keep control now and make it simple for those who come after.',
    benefits: ['You can change it at any time', 'No probate for what it holds', 'A successor steps in if you fall ill'],
    path: '/living-trusts',
    pageName: 'Living Trusts',
  },
  {
    id: 'irrevocable-trust',
    name: 'Irrevocable Trust',
    isAvailable: isAvailableType('irrevocable-trust'),
    text: 'For gifts that are meant to be final, with someone else in charge of them.',
    benefits: ['Property leaves your estate', 'Terms that stay fixed', 'A separate trustee'],
    path: '/irrevocable-trusts',
    pageName: 'Irrevocable Trusts',
  },
  {
    id: 'special-needs-trust',
    name: 'Special Needs Trust',
    isAvailable: isAvailableType('special-needs-trust'),
    text: 'For someone who relies on public benefits and should not lose them through an inheritance.',
    benefits: ['Adds to benefits, does not replace them', 'A trustee who knows the rules', 'Clear wishes for care'],
    path: '/special-needs-trusts',
    pageName: 'Special Needs Trusts',
  },
];
