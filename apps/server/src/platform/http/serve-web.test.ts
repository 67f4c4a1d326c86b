import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { serveWeb } from '#platform/http/serve-web.ts';

const root = mkdtempSync(join(tmpdir(), 'evergrant-web-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const html = (title: string) =>
  `<html data-password-length="password-length.invalid"><head><title>${title}</title><link rel="canonical" href="https://origin.invalid/${title}"></head><body><script>start()</script><script type="application/ld+json">{"url":"https://origin.invalid/"}</script></body></html>`;

const write = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
write('index.html', html('home'));
write('pricing/index.html', html('pricing'));
write('404/index.html', html('lost'));
write('__spa-fallback.html', html('app'));
write('__routes.json', '["/","/pricing","/trust/:documentId?","/witness/:token?"]');
write('robots.txt', 'Sitemap: https://origin.invalid/sitemap.xml');
write('favicon.svg', '<svg/>');
write('assets/app-1.js', 'start()');
write('assets/app-1.js.br', 'compressed');

const app = new Hono<HttpEnv>();
const told = { origin: 'https://evergrant.example', minPasswordLength: 12 };
serveWeb(app, { root, ...told });
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test('a page names the address where the site lives, not the one it was built for', async () => {
  const text = await (await get('/pricing')).text();
  expect(text).toContain('href="https://evergrant.example/pricing"');
  expect(text).not.toContain('origin.invalid');
  expect(await (await get('/robots.txt')).text()).toBe('Sitemap: https://evergrant.example/sitemap.xml');
});

test('no page asks for a shorter password than the server takes', async () => {
  expect(await (await get('/pricing')).text()).toContain('data-password-length="12"');
});

test('known addresses are pages, others are not found, and search engines keep neither private nor lost ones', async () => {
  const seen = async (path: string) => {
    const answer = await get(path);
    const title = /<title>(\w+)/.exec(await answer.text())?.[1];
    return [answer.status, title, answer.headers.get('X-Robots-Tag')];
  };
  expect(await seen('/')).toEqual([200, 'home', null]);
  expect(await seen('/pricing/')).toEqual([200, 'pricing', null]);
  expect(await seen('/trust/17')).toEqual([200, 'app', 'noindex']);
  expect(await seen('/no/such/page')).toEqual([404, 'lost', 'noindex']);
  expect(await seen('/404')).toEqual([404, 'lost', 'noindex']);
  expect(await seen('/__routes.json')).toEqual([404, 'lost', 'noindex']);
  expect(await seen('/__spa-fallback.html')).toEqual([404, 'lost', 'noindex']);
  expect(await seen('/assets/../__routes.json')).toEqual([404, 'lost', 'noindex']);
});

test('a hidden page is not there for those who may not open it, whichever way its address is written', async () => {
  const site = new Hono<HttpEnv>();
  const mayOpen = async (headers: Headers) => headers.get('Cookie') === 'administrator';
  serveWeb(site, {
    root,
    ...told,
    hidden: { paths: ['/portal', '/trust/:documentId?'], mayOpen },
  });
  const open = async (path: string, cookie = 'member') => {
    const answer = await site.request(path, { headers: { Cookie: cookie } });
    return [answer.status, await answer.text()];
  };
  const lost = await open('/no/such/page');
  for (const path of ['/portal', '/portal/', '/PORTAL', '/%70ortal', '/trust/17'])
    expect(await open(path)).toEqual(lost);
  expect((await open('/portal', 'administrator'))[0]).toBe(200);
  expect((await open('/trust', 'administrator'))[0]).toBe(200);
});

test('the policy of a page allows its own inline script and nothing for its data block', async () => {
  const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
});

test('pages arrive compressed as the browser can read them and are not sent twice', async () => {
  const brotli = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(brotli.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toContain('<title>home');
  expect((await get('/', { 'Accept-Encoding': 'gzip' })).headers.get('Content-Encoding')).toBe('gzip');
  expect((await get('/')).headers.get('Content-Encoding')).toBeNull();
  const again = await get('/', { 'If-None-Match': brotli.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
});

test('hashed files are kept for ever, and one that is gone is not replaced by a page', async () => {
  const file = await get('/assets/app-1.js', { 'Accept-Encoding': 'br' });
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await file.text()).toBe('compressed');
  expect((await get('/assets/app-0.js')).status).toBe(404);
});

test('a link of a witness is told to no other site', async () => {
  expect((await get('/witness/abc')).headers.get('Referrer-Policy')).toBe('no-referrer');
});

test.each([
  ['/affiliate/apply?ref=AFF-1-ABC&utm_source=mail', '/affiliate-apply?ref=AFF-1-ABC&utm_source=mail'],
  ['/affiliate/apply/', '/affiliate-apply'],
  ['/terms-of-service', '/terms'],
  ['/privacy-policy?from=register', '/privacy?from=register'],
])('an old address leads to the page that took its place: %s', async (old, page) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await app.request(old, { method });
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, page]);
  }
});
