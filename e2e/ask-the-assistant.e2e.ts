import { expect, test } from '@playwright/test';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { createPerson } from '#steps/people.ts';
import { register } from '#steps/register.ts';

test('a member asks the floating assistant, is shown the right page, and a visitor never sees it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask the assistant' })).toHaveCount(0);

  await register(page, createPerson('Wilma Stone'));
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  const widget = page.getByRole('region', { name: 'Estate planning assistant' });
  await expect(widget.getByText('What brings you here today?')).toBeVisible();
  await expectAccessible(page);

  const question = widget.getByLabel('Your question');
  await question.fill('   ');
  await question.press('Enter');
  await question.fill('How much does it cost?');
  await question.press('Enter');
  await expect(widget.getByText('$297')).toBeVisible();
  await question.fill('What is the capital of France?');
  await question.press('Enter');
  await expect(widget.getByText('I do not know that.')).toBeVisible();

  await widget.getByRole('button', { name: 'Minimise the assistant' }).click();
  await expect(widget).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue our chat' }).click();
  await expect(widget.getByText('$297')).toBeVisible();
  const answerColor = await widget.getByText('$297').evaluate((text) => getComputedStyle(text).color);
  const link = widget.getByRole('link', { name: 'Pricing' });
  await expect(link, 'no link has the blue of the browser').not.toHaveCSS('color', 'rgb(0, 0, 238)');
  await expect(link, 'a link is told from the words around it').not.toHaveCSS('color', answerColor);
  await link.click();
  await expect(page).toHaveURL(/\/pricing$/);
});

const troubled =
  "I'm having a brief connection issue. Could you rephrase your question? I'm here to help with your estate planning needs.";

test('the assistant says so kindly when it cannot be reached, and keeps the question', async ({ page }) => {
  await register(page, createPerson('Wilma Stone'));
  await page.route('**/api/functions/ai-trust-assistant', (route) => route.abort());
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  const question = page.getByLabel('Your question');
  await question.fill('What is probate?');
  await question.press('Enter');
  await expect(page.getByText(troubled)).toBeVisible();
  await expect(question).toHaveValue('What is probate?');
});

test('the assistant asks whoever was signed out meanwhile to sign in', async ({ page }) => {
  await register(page, createPerson('Wilma Stone'));
  await page.route('**/api/functions/ai-trust-assistant', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Please sign in', status: 401, code: 'unauthenticated' }),
    }),
  );
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await page.getByLabel('Your question').fill('What is probate?');
  await page.getByLabel('Your question').press('Enter');
  await expect(page.getByText('Authentication Required: Please sign in to use the AI assistant.')).toBeVisible();
});
