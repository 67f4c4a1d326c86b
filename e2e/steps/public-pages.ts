/** The pages for everybody, each with its first heading. */
export const publicPages = [
  { path: '/', heading: 'Create Your Trust Online' },
  { path: '/features', heading: 'A conversation in, a signed document out' },
  { path: '/pricing', heading: 'Two plans, no surprises' },
  { path: '/affiliate-apply', heading: 'Earn $50 per one-time sale and $9 per monthly subscription' },
  { path: '/login', heading: 'Welcome back' },
  { path: '/register', heading: 'Create your account' },
] as const;
