const spoken = [
  ...['trust', 'trust-preview', 'checkout', 'success', 'create-trust', 'dashboard', 'mobile-trust-creation'],
  ...[
    'login',
    'register',
    'email-confirmation',
    'confirm-email',
    'forgot-password',
    'reset-password',
    'account',
    'claim',
  ],
];

/** Whether the screen at a path is spoken in every language: the way of a person who makes a document, and their account. */
export const isSpokenScreen = (pathname: string): boolean =>
  spoken.includes(pathname.split('/')[1]?.toLowerCase() ?? '');

/** Whether the screen at a path has its own place for the choice of language. */
export const hasOwnSwitch = (pathname: string): boolean => /^\/trust\/[^/]+\/?$/u.test(pathname);
