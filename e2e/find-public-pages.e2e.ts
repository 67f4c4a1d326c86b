import { expect, type Page } from '@playwright/test';
import { expectDescribed } from '#steps/inspect-screen.ts';
import { publicPages } from '#steps/public-pages.ts';
import { test } from '#steps/test.ts';

test('every public page describes itself to search engines and messengers', async ({ page, baseURL }) => {
  const titles = new Set<string>();
  for (const { path } of publicPages) {
    await page.goto(path);
    await expectDescribed(page);
    titles.add(await page.title());
    const address = `${baseURL}${path}`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${baseURL}/social-card.png`);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    expect(await page.content()).not.toContain('origin.invalid');
  }
  expect(titles.size).toBe(publicPages.length);
});

test('structured data repeats what the pages say', async ({ page, baseURL }) => {
  await page.goto('/');
  const home = await factsOn(page);
  expect(home).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', name: 'Evergrant', url: `${baseURL}/` }),
  );
  await expectQuestionsShown(page, home);
  await page.goto('/pricing');
  const pricing = await factsOn(page);
  const prices = pricing.filter((fact) => fact['@type'] === 'Product').map(({ name, offers }) => [name, offers?.price]);
  expect(prices).toEqual([
    ['Complete Trust Package', '297.00'],
    ['Monthly Estate Management', '34.00'],
  ]);
  await expectQuestionsShown(page, pricing);
});

interface Fact {
  readonly '@context': string;
  readonly '@type': string;
  readonly name?: string;
  readonly offers?: { readonly price: string };
  readonly mainEntity?: readonly { readonly name: string; readonly acceptedAnswer: { readonly text: string } }[];
}

const factsOn = async (page: Page): Promise<readonly Fact[]> => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const facts = blocks.map((block) => JSON.parse(block) as Fact);
  for (const fact of facts) expect(fact['@context']).toBe('https://schema.org');
  return facts;
};

const expectQuestionsShown = async (page: Page, facts: readonly Fact[]): Promise<void> => {
  const questions = facts.find((fact) => fact['@type'] === 'FAQPage')?.mainEntity ?? [];
  expect(questions.length).toBeGreaterThan(3);
  for (const { name, acceptedAnswer } of questions) {
    await expect(page.locator('details').filter({ hasText: name })).toContainText(acceptedAnswer.text);
  }
};

test('private pages ask search engines to stay away', async ({ page, request }) => {
  for (const path of ['/dashboard', '/trust/17', '/witness/abc', '/reset-password']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }
  await page.goto('/forgot-password');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the sitemap lists the public pages and robots.txt leaves out the private ones', async ({ request, baseURL }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(listed).toEqual(expect.arrayContaining(publicPages.map(({ path }) => `${baseURL}${path}`)));
  for (const address of listed) expect((await request.get(address)).status(), address).toBe(200);

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/api/', '/dashboard$', '/trust/', '/witness/', '/checkout$']) {
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
  const forbidden = [...robots.matchAll(/Disallow: (\S+?)\$?\n/g)].map(([, path]) => `${baseURL}${path}`);
  for (const address of listed) expect(forbidden).not.toContain(address);
});

test('the manifest, its icons and the social card are there at the size they claim', async ({ page, request }) => {
  await page.goto('/');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  expect(manifest.name).toBe('Evergrant');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const bitmaps = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const claims = [
    ...bitmaps.map(({ src, sizes }) => ({ src, sizes })),
    { src: touch ?? '', sizes: '180x180' },
    { src: '/social-card.png', sizes: '1200x630' },
  ];
  for (const { src, sizes } of claims) {
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    expect(bytes.length, src).toBeLessThan(150_000);
  }
  expect((await request.get('/favicon.svg')).headers()['content-type']).toContain('image/svg+xml');
});
