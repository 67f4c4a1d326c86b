import type { Hono } from 'hono';
import type { HttpEnv } from '#platform/http/http-env.ts';

/** Addresses that links elsewhere still name, each with the page that took its place. */
const pageByOldAddress: Readonly<Record<string, string>> = {
  '/affiliate/apply': '/affiliate-apply',
  '/terms-of-service': '/terms',
  '/privacy-policy': '/privacy',
};

/** Leads from an old address to its page for good, with everything that stood after the question mark. */
export const redirectOldAddresses = (app: Hono<HttpEnv>): void => {
  for (const [old, page] of Object.entries(pageByOldAddress)) {
    app.on('GET', [old, `${old}/`], (c) => c.redirect(`${page}${new URL(c.req.url).search}`, 301));
  }
};
