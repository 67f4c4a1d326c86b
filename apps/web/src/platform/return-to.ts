const elsewhere = 'http://return-to.invalid';
const entrances = new Set([
  '/login',
  '/register',
  '/email-confirmation',
  '/confirm-email',
  '/forgot-password',
  '/reset-password',
]);

/** Where to go after logging in: the remembered path of this site, never another site; else the dashboard. */
export const safeReturnTo = (remembered: string | null): string => {
  if (!remembered || !remembered.startsWith('/') || !URL.canParse(remembered, elsewhere)) return '/dashboard';
  const url = new URL(remembered, elsewhere);
  if (url.origin !== elsewhere || url.pathname.startsWith('//') || entrances.has(url.pathname)) return '/dashboard';
  return `${url.pathname}${url.search}${url.hash}`;
};

/** The same for the page where accounts are created. */
export const registerPath = (wanted: string): string =>
  wanted === '/dashboard' ? '/register' : `/register?returnTo=${encodeURIComponent(wanted)}`;

/** The login page's address that remembers where a person wanted to go. */
export const loginPath = (wanted: string): string =>
  wanted === '/dashboard' ? '/login' : `/login?returnTo=${encodeURIComponent(wanted)}`;
