import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { HttpEnv } from '#platform/http/http-env.ts';

interface Page {
  readonly html: string;
  readonly policy: string;
}

/** Serves the built web app: hashed assets for ever, pages with a policy that names the hash of each inline script. */
export const serveWeb = (app: Hono<HttpEnv>, root: string): void => {
  const pages = readPages(root);
  const fallback = pages.get('/__spa-fallback.html') ?? pages.get('/');
  if (!fallback) throw new Error(`There is no built web app in ${root}. Run: npm run build`);

  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use('/assets/*', serveStatic({ root }));
  app.all('/assets/*', (c) => c.text('Not found', 404));
  app.get('*', (c, next) => (isFile(root, c.req.path) ? serveStatic({ root })(c, next) : next()));
  app.get('*', (c) => {
    const path = c.req.path.replace(/(.)\/$/, '$1');
    const page = pages.get(path) ?? fallback;
    c.header('Content-Security-Policy', page.policy);
    c.header('Cache-Control', 'no-cache');
    if (path.startsWith('/witness/')) c.header('Referrer-Policy', 'no-referrer');
    return c.html(page.html);
  });
};

const readPages = (root: string): ReadonlyMap<string, Page> => {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => {
      const html = readFileSync(file, 'utf8');
      return [addressOf(relative(root, file)), { html, policy: policyOf(html) }];
    }),
  );
};

const addressOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, '') || '/';

const isFile = (root: string, path: string): boolean =>
  /^(\/[\w.-]+)+$/.test(path) &&
  /\.[a-z0-9]+$/i.test(path) &&
  !path.includes('..') &&
  !path.endsWith('.html') &&
  existsSync(join(root, path));

// Styles may be inline: the component library places elements with style attributes. Scripts may not.
const policyOf = (html: string): string => {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = new Set(
    scripts.map(
      ([, code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`,
    ),
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};
