import { expect, type Page } from '@playwright/test';
import { administrators, joinAsAdministrator } from '#steps/administrator.ts';
import { coveredControls } from '#steps/covered-controls.ts';
import { join } from '#steps/join.ts';
import { answerQuestions, beginDocument, makeDocument } from '#steps/make-document.ts';
import { publicPages } from '#steps/public-pages.ts';
import { test } from '#steps/test.ts';

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;

/** Looks at a page at every size, from its top to its end. */
const expectReachable = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => coveredControls(page), `${path} at ${width}×${height}`).toEqual([]);
  }
};

test('nothing floats over a control of a page that everybody may read, also for a member', async ({ page }) => {
  test.setTimeout(600_000);
  await join(page, 'Marisol Okonkwo-Reyes');
  const paths = publicPages.map(({ path }) => path).filter((path) => path !== '/login' && path !== '/register');
  for (const path of paths) await expectReachable(page, path);
  await expectReachable(page, '/witness/not-a-link');
});

test('nothing floats over a control of a screen of a member', async ({ page }) => {
  test.setTimeout(600_000);
  await join(page, 'Marisol Okonkwo-Reyes');
  const fresh = await beginDocument(page, 'Lake House Trust');
  await answerQuestions(page, fresh, 40);
  const answered = await makeDocument(page, 'Okonkwo-Reyes Family Trust');
  const screens = ['/dashboard', '/account', '/affiliate-dashboard', '/create-trust', '/mobile-trust-creation'];
  for (const path of screens) await expectReachable(page, path);
  for (const path of [`/trust/${fresh}`, `/trust/${answered}`]) await expectReachable(page, path);
  for (const path of [`/trust-preview/${answered}`, `/checkout?trust=${answered}`, '/success']) {
    await expectReachable(page, path);
  }
});

test('nothing floats over a control of the portal', async ({ page }) => {
  await joinAsAdministrator(page, administrators.looking);
  await expectReachable(page, '/admin-portal');
});

test('where a task is done, Help opens the assistant that floats elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await beginDocument(page, 'Lake House Trust');
  const assistant = page.getByRole('region', { name: 'Estate planning assistant' });
  for (const path of ['/create-trust', `/trust/${documentId}`, `/checkout?trust=${documentId}`]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(assistant.getByText('What brings you here today?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask the assistant' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(assistant).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
  }
  // On a phone nothing floats at all: Help is the one way.
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask the assistant' })).toHaveCount(0);
});

const windows = [
  { name: 'a phone', width: 390, height: 844, share: 0.99 },
  // The welcome is longer than such a window; the question stands at its end.
  { name: 'a phone with its keyboard open', width: 390, height: 480, share: 0.5 },
  { name: 'a phone set to larger text', width: 320, height: 640, share: 0.5 },
  { name: 'a small laptop', width: 1280, height: 720, share: 0.99 },
  { name: 'a desktop', width: 1440, height: 900, share: 0.99 },
] as const;

test('the newest question and the input are seen together without scrolling', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const fresh = await beginDocument(page, 'Lake House Trust');
  const begun = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  await answerQuestions(page, begun, 40);
  for (const documentId of [fresh, begun]) {
    await page.goto(`/trust/${documentId}`);
    for (const { name, share, ...size } of windows) {
      await page.setViewportSize(size);
      const question = page.getByTestId('chat-history').locator('[data-sender="ai"] > p:first-child').last();
      await expect(question, `the question on ${name}`).toBeInViewport({ ratio: share });
      await expect(page.getByLabel('Your answer'), `the input on ${name}`).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Send' }), `the button on ${name}`).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  }
});
