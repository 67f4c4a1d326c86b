/** Where the answers of the guide lead. */
export const pages = {
  features: { label: 'How it works', path: '/features' },
  pricing: { label: 'Pricing', path: '/pricing' },
  dashboard: { label: 'Your dashboard', path: '/dashboard' },
  create: { label: 'Create a document', path: '/create-trust' },
  account: { label: 'Your account', path: '/account' },
  phone: { label: 'The assistant for the phone', path: '/mobile-trust-creation' },
  livingTrusts: { label: 'Living trusts', path: '/living-trusts' },
  irrevocableTrusts: { label: 'Irrevocable trusts', path: '/irrevocable-trusts' },
  specialNeedsTrusts: { label: 'Special needs trusts', path: '/special-needs-trusts' },
  funding: { label: 'After signing', path: '/living-trusts#after-signing' },
  privacy: { label: 'Privacy policy', path: '/privacy' },
  disclaimer: { label: 'Disclaimer', path: '/disclaimer' },
  library: { label: 'Strategy library', path: '/legal-library' },
  incapacity: {
    label: 'Guide to the pour-over will and incapacity documents',
    path: '/legal-library/pour-over-will-and-incapacity-documents',
  },
} as const;
