import { expect, type Locator, type Page } from '@playwright/test';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { test } from '#steps/test.ts';

const documents = [
  { path: '/living-trusts', name: 'Living Trusts', fact: 'Review the plan every 3 to 5 years' },
  { path: '/irrevocable-trusts', name: 'Irrevocable Trusts', fact: 'at least 5% and at most 50%' },
  { path: '/special-needs-trusts', name: 'Special Needs Trusts', fact: 'before the person turns 65' },
] as const;

const parts = [
  'What it is',
  'How it works, step by step',
  'Benefits',
  'Limits and risks',
  'Who it suits, and who not',
  'What it costs here',
  'Questions people ask',
  'Where this comes from',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, name, fact } of documents) {
    test(`everything about ${name} can be read, and one answer opens at a time`, async ({ page }) => {
      await page.goto(path);
      for (const part of parts) await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'What it costs here' })).toContainText(
        '$297 once for one document, or $34 a month',
      );
      const told = questionsOf(page).filter({ hasText: fact });
      await expect(told.getByText(fact)).toBeHidden();
      await told.locator('summary').click();
      await expect(told.getByText(fact)).toBeVisible();
      await expectOneOpen(page);
    });
  }

  test('terms, privacy and disclaimer are complete', async ({ page }) => {
    for (const path of ['/terms', '/privacy']) {
      await page.goto(path);
      const titles = await page.locator('main section').getByRole('heading', { level: 2 }).allTextContents();
      expect(titles).toHaveLength(11);
      titles.forEach((title, position) => expect(title.startsWith(`${position + 1}. `), title).toBe(true));
      await expect(page.getByText(/^Last updated: \w+ \d+, \d{4}$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
    }
    await page.goto('/disclaimer');
    await expect(page.locator('main section').getByRole('heading', { level: 2 })).toHaveText([
      'Not legal advice',
      'AI-generated content',
      'Professional review',
      'Limits of our liability',
    ]);
    await expect(page.getByText('AI-generated documents should be reviewed by an attorney')).toBeVisible();
  });
});

const questionsOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Questions people ask' }).getByRole('group');

const expectOneOpen = async (page: Page): Promise<void> => {
  await expect(page.locator('details[open]')).toHaveCount(1);
};

test('a question opens and closes by mouse and by keyboard, one at a time', async ({ page }) => {
  await page.goto('/living-trusts');
  const questions = questionsOf(page);
  const [first, second] = [questions.nth(0), questions.nth(1)];
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(0);

  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expectOneOpen(page);
  await page.keyboard.press('Tab');
  await expect(second.locator('summary')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('open');
  await expectOneOpen(page);
  await inspectScreen(page, 'living-trusts-open-question');
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('the pages lead to making a document and to the dashboard', async ({ page }) => {
  for (const { path } of documents) {
    await page.goto(path);
    await expect(page.locator('main a[href="/create-trust"]').first()).toBeVisible();
    await expect(page.locator('main a[href="/dashboard"]').first()).toHaveText('Log In to Your Documents');
  }
  await join(page, 'Wren Okafor');
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Create a document first' })).toBeVisible();
  await expect(page.getByText(/Create Free Account First|You can buy without an account/)).toHaveCount(0);
  await page.goto('/living-trusts');
  await page.getByRole('link', { name: 'Create Your Trust' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create a New Legal Document' })).toBeVisible();
  await page.goto('/special-needs-trusts');
  await page.getByRole('link', { name: 'Go to Your Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const topic = page.getByRole('link', { name: 'Asset Protection' });
  await topic.click();
  await expect(page).toHaveURL(/\/legal-library\?category=advanced_trusts$/);
  await expect(page.getByRole('button', { name: /Advanced Trusts/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the home page leads to the page about each trust', async ({ page }) => {
  for (const { path, name } of documents) {
    await page.goto('/');
    await page.getByRole('link', { name: `Read about ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('every link within the pages leads to a place that exists', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of [...documents.map((document) => document.path), '/terms', '/privacy', '/disclaimer']) {
    await page.goto(path);
    const hrefs = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const href of hrefs) if (href?.startsWith('/')) seen.add(href);
  }
  expect(seen.size).toBeGreaterThan(40);
  for (const address of seen) {
    const [path = '/', hash] = address.split('#');
    const answer = await request.get(path);
    expect(answer.status(), address).toBe(200);
    if (hash) expect(await answer.text(), address).toContain(`id="${hash}"`);
  }
});

test('structured data repeats the questions and says where the page stands', async ({ page, baseURL }) => {
  for (const { path, name } of documents) {
    await page.goto(path);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const facts = blocks.map((block) => JSON.parse(block) as Fact);
    const asked = facts.find((fact) => fact['@type'] === 'FAQPage')?.mainEntity?.map((entry) => entry.name);
    expect(asked).toEqual(await questionsOf(page).locator('summary').allTextContents());
    const crumbs = facts.find((fact) => fact['@type'] === 'BreadcrumbList')?.itemListElement;
    expect(crumbs?.at(-1)).toMatchObject({ position: 2, name, item: `${baseURL}${path}` });
  }
});

interface Fact {
  readonly '@type': string;
  readonly mainEntity?: readonly { readonly name: string }[];
  readonly itemListElement?: readonly object[];
}

test('the table of contents leads to a section, for eyes and for the keyboard', async ({ page }) => {
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(11);
  await contents.getByRole('link', { name: 'Money back and revisions' }).click();
  await expect(page).toHaveURL(/\/terms#refunds$/);
  const title = page.getByRole('heading', { name: '5. Money back and revisions' });
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#refunds').getByRole('link').first()).toBeFocused();
});

test('a legal page can be printed as nothing but its text', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(() => {
    const target = window as unknown as { printed: number };
    target.printed = 0;
    window.print = () => void (target.printed += 1);
  });
  await page.getByRole('button', { name: 'Print this page' }).click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '11. How to reach us' })).toBeVisible();
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const first = page.locator('#information li').first();
  for (const words of [page.getByRole('heading', { level: 1 }), first, page.getByText(/^Last updated/)]) {
    await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

test('whoever registers is shown what they agree to, and old addresses still lead there', async ({ page }) => {
  await page.goto('/register');
  await expect(
    page.getByText('By creating an account you agree to our Terms of Service and Privacy Policy.'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  const related = page.getByRole('navigation', { name: 'Related pages' });
  await related.getByRole('link', { name: 'Disclaimer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible();
  await related.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(related.getByRole('link')).toHaveText(['Home', 'Terms of Service', 'Disclaimer']);

  for (const [old, path] of [
    ['/terms-of-service', '/terms'],
    ['/privacy-policy', '/privacy'],
  ] as const) {
    await page.goto(`${old}?from=mail`);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('the pages are accessible and fit a phone and a desktop', async ({ page }) => {
  for (const path of [...documents.map((document) => document.path), '/terms', '/privacy', '/disclaimer']) {
    await page.goto(path);
    await inspectScreen(page, path.slice(1));
  }
});
