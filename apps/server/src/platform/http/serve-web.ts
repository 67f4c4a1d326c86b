import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { CannotStart } from '#platform/cannot-start.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { matchAddress } from '#platform/http/match-address.ts';
import { encodings, readPages, readRoutes, type Page, type Told } from '#platform/http/read-pages.ts';
import { redirectOldAddresses } from '#platform/http/redirect-old-addresses.ts';

interface Site extends Told {
  /** The folder of the built web app. */
  readonly root: string;
  /** Pages that not everybody may know of; to others there is nothing at their addresses. */
  readonly hidden?: { readonly paths: readonly string[]; readonly mayOpen: (headers: Headers) => Promise<boolean> };
}

/** Serves the built web app: hashed assets for ever, pages with their policy, and 404 for an address that it does not know. */
export const serveWeb = (app: Hono<HttpEnv>, { root, hidden, ...told }: Site): void => {
  if (!existsSync(join(root, '__routes.json'))) {
    throw new CannotStart(`There is no built web app in ${root}. Run: npm run build`);
  }
  const pages = readPages(root, told);
  const isKnown = matchAddress(readRoutes(root));
  const isHidden = matchAddress(hidden?.paths ?? []);
  const [app200, page404] = [pages.get('/__spa-fallback.html'), pages.get('/404')];
  if (!app200 || !page404) throw new CannotStart(`The built web app in ${root} is not complete. Run: npm run build`);

  redirectOldAddresses(app);
  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use('/assets/*', serveStatic({ root, precompressed: true }));
  app.all('/assets/*', (c) => c.text('Not found', 404));
  app.get('*', (c, next) => {
    if (!isPlainFile(root, c.req.path)) return next();
    c.header('Cache-Control', 'public, max-age=86400');
    return serveStatic({ root })(c, next);
  });
  app.get('*', async (c) => {
    const path = c.req.path.replace(/(.)\/$/, '$1');
    if (path.startsWith('/witness/')) c.header('Referrer-Policy', 'no-referrer');
    const page = path === '/404' || path.startsWith('/__') ? undefined : pages.get(path);
    if (page) return send(c, { page });
    c.header('X-Robots-Tag', 'noindex');
    const isThere = isHidden(path) ? await hidden?.mayOpen(c.req.raw.headers) : isKnown(path);
    return isThere ? send(c, { page: app200 }) : send(c, { page: page404, status: 404 });
  });
};

interface Sent {
  readonly page: Page;
  readonly status?: 404;
}

const send = async (c: Context, { page, status }: Sent): Promise<Response> => {
  if (page.policy) c.header('Content-Security-Policy', page.policy);
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Accept-Encoding');
  c.header('ETag', page.etag);
  if (!status && c.req.header('If-None-Match') === page.etag) return c.body(null, 304);
  c.header('Content-Type', page.type);
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = encodings.find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(encoding ? await page.compressed(encoding) : page.plain, status ?? 200);
};

// Pages and files that name the origin are sent from memory; everything else as it lies there.
const isPlainFile = (root: string, path: string): boolean =>
  /^(\/[a-z0-9][\w.-]*)+\.(svg|png|ico)$/i.test(path) && !path.includes('..') && existsSync(join(root, path));
