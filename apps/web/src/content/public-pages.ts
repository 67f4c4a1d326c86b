import { strategies } from '#content/strategies.ts';

/** Pages for everybody: made in advance as complete HTML and listed for search engines. The rest is built in the browser. */
export const publicPages: readonly string[] = [
  '/',
  '/features',
  '/pricing',
  '/legal-library',
  ...strategies.map(({ id }) => `/legal-library/${id}`),
  '/living-trusts',
  '/irrevocable-trusts',
  '/special-needs-trusts',
  '/affiliate-apply',
  '/real-estate-equity',
  '/login',
  '/register',
  '/terms',
  '/privacy',
  '/disclaimer',
];
