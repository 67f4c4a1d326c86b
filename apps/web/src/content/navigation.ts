export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** Links of the header, left to right. */
export const headerLinks: readonly NavigationLink[] = [
  { label: 'Features', to: '/features' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Trust types', to: '/#trust-expertise' },
  { label: 'Library', to: '/legal-library' },
  { label: 'Affiliates', to: '/affiliate-apply' },
];

/** Groups of the footer. Only pages that exist are listed; a group without links is not shown. */
export const footerGroups: readonly NavigationGroup[] = [
  {
    title: 'Quick Links',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Features', to: '/features' },
      { label: 'Pricing', to: '/pricing' },
    ],
  },
  {
    title: 'Trust Types',
    links: [
      { label: 'Living Trusts', to: '/living-trusts' },
      { label: 'Irrevocable Trusts', to: '/irrevocable-trusts' },
      { label: 'Special Needs Trusts', to: '/special-needs-trusts' },
    ],
  },
  {
    title: 'Work with us',
    links: [
      { label: 'Affiliates', to: '/affiliate-apply' },
      { label: 'Real estate equity', to: '/real-estate-equity' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of Service', to: '/terms' },
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Disclaimer', to: '/disclaimer' },
    ],
  },
];

/** Pages that a person agrees to on registering. */
export const agreementLinks: readonly NavigationLink[] = [
  { label: 'Terms of Service', to: '/terms' },
  { label: 'Privacy Policy', to: '/privacy' },
];
