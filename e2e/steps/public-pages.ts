/** The pages for everybody, each with its first heading. */
export const publicPages = [
  { path: '/', heading: 'Create Your Trust Online' },
  { path: '/features', heading: 'A conversation in, a signed document out' },
  { path: '/pricing', heading: 'Two plans, no surprises' },
  { path: '/affiliate-apply', heading: 'Earn $50 per one-time sale and $9 per monthly subscription' },
  { path: '/real-estate-equity', heading: 'Show us your property' },
  { path: '/legal-library', heading: 'Strategy Library' },
  { path: '/legal-library/dynasty-trust', heading: 'Dynasty Trust' },
  { path: '/living-trusts', heading: 'Living Trusts' },
  { path: '/irrevocable-trusts', heading: 'Irrevocable Trusts' },
  { path: '/special-needs-trusts', heading: 'Special Needs Trusts' },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/disclaimer', heading: 'Disclaimer' },
  { path: '/login', heading: 'Welcome back' },
  { path: '/register', heading: 'Create your account' },
] as const;
