import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { join } from '#steps/join.ts';
import { fillInLogin } from '#steps/register.ts';
import { test } from '#steps/test.ts';

const turns = '**/functions/ai-trust-assistant';

for (const { screen, viewport } of [
  { screen: 'a phone', viewport: { width: 390, height: 844 } },
  { screen: 'a desk', viewport: { width: 1440, height: 900 } },
])
  test.describe(`the assistant beside the page, on ${screen}`, () => {
    test.use({ viewport, tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

    test('keeps the talk and what was typed over a reload and in a new tab', async ({ page, context }) => {
      await join(page, 'Wilma Stone');
      await page.goto('/dashboard');
      await ask(page, 'How much does it cost?');
      await expect(widgetOf(page).getByText('$297')).toBeVisible();
      await question(page).fill('And if I');
      await page.reload();
      await open(page);
      await expect(widgetOf(page).getByText('How much does it cost?')).toBeVisible();
      await expect(widgetOf(page).getByText('$297')).toBeVisible();
      await expect(question(page)).toHaveValue('And if I');

      const other = await context.newPage();
      await page.close();
      await other.goto('/pricing');
      await open(other);
      await expect(question(other)).toHaveValue('And if I');
      await question(other).fill('What is probate?');
      await question(other).press('Enter');
      await expect(bubbles(other)).toHaveCount(2);
      await expect(question(other)).toHaveValue('');
    });

    test('asks again what has no answer, once', async ({ page, context }) => {
      await join(page, 'Wilma Stone');
      await page.goto('/dashboard');
      await open(page);
      await context.setOffline(true);
      await question(page).fill('What is probate?');
      await question(page).press('Enter');
      await expect(widgetOf(page).getByText('Nothing is lost')).toBeVisible();
      await expect(question(page)).toHaveValue('What is probate?');
      await expectAccessible(page);
      await context.setOffline(false);
      await widgetOf(page).getByRole('button', { name: 'Retry' }).click();
      await expect(widgetOf(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
      await expect(bubbles(page)).toHaveText([/What is probate\?/]);
      await expect(question(page)).toHaveValue('');
      await expect(question(page)).toBeFocused();
    });

    test('asks again after a reload in the middle of an answer', async ({ page }) => {
      await join(page, 'Wilma Stone');
      await page.goto('/dashboard');
      await open(page);
      await page.route(turns, () => undefined);
      await question(page).fill('What is probate?');
      await question(page).press('Enter');
      await expect(bubbles(page)).toHaveCount(1);
      await page.reload();
      await page.unroute(turns);
      await open(page);
      await expect(question(page)).toHaveValue('What is probate?');
      await widgetOf(page).getByRole('button', { name: 'Retry' }).click();
      await expect(bubbles(page)).toHaveCount(1);
      await expect(widgetOf(page).getByText('Nothing is lost')).toHaveCount(0);
    });
  });

test.describe('when the session has ended', () => {
  test.use({ tolerated: /401/ });

  test('the question waits while somebody logs in again, and nobody else sees it', async ({ page }) => {
    const person = await join(page, 'Wilma Stone');
    await page.goto('/pricing');
    await open(page);
    await page.context().clearCookies();
    await question(page).fill('What is probate?');
    await question(page).press('Enter');
    await expect(widgetOf(page).getByText('Your question is kept')).toBeVisible();
    await widgetOf(page).getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(/\/login\?returnTo=/);
    await fillInLogin(page, person);
    await page.waitForURL(/\/pricing$/);
    await open(page);
    await expect(question(page)).toHaveValue('What is probate?');

    await page.context().clearCookies();
    await join(page, 'Nora Blake');
    await page.goto('/pricing');
    await open(page);
    await expect(question(page)).toHaveValue('');
  });
});

const widgetOf = (page: Page) => page.getByRole('region', { name: 'Estate planning assistant' });
const question = (page: Page) => widgetOf(page).getByLabel('Your question');
const bubbles = (page: Page) => widgetOf(page).locator('[data-sender="user"]');

// Help stands in the header at every width.
const open = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(question(page)).toBeVisible();
};

const ask = async (page: Page, words: string): Promise<void> => {
  await open(page);
  await question(page).fill(words);
  await question(page).press('Enter');
};
