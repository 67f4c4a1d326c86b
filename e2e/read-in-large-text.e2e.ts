import { expect } from '@playwright/test';
import { browserOptions } from '#steps/browser-options.ts';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

// As a person sets it in the browser who cannot read what others read.
test.use({
  launchOptions: { ...browserOptions, args: [...browserOptions.args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
});

test('with text twice as large nothing runs off a phone sideways, and answers have room', async ({ page }) => {
  await join(page, 'Ruth Hollis');
  const documentId = await beginDocument(page, 'Hollis Family Trust');
  const paths = [
    '/',
    '/pricing',
    '/features',
    '/dashboard',
    '/create-trust',
    `/checkout?trust=${documentId}`,
    '/account',
  ];
  for (const path of [...paths, '/legal-library', '/living-trusts', `/trust/${documentId}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
  const field = await page.getByRole('textbox', { name: /answer/i }).boundingBox();
  expect(field?.width).toBeGreaterThan(260);
});
