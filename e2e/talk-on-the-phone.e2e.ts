import { expect, test } from '@playwright/test';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { createPerson } from '#steps/people.ts';
import { register } from '#steps/register.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a member talks on the phone without the server and saves the talk as a real trust', async ({ page }) => {
  await register(page, createPerson('Nora Blake'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Talk it through on your phone' }).click();
  await expect(page.getByRole('heading', { name: 'Trust Assistant' })).toBeVisible();
  await expectAccessible(page);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/functions/') || request.url().includes('/api/documents'))
      asked.push(request.url());
  });
  const input = page.getByLabel('Your answer', { exact: true });
  await input.fill('I need a living trust. My name is Nora Blake');
  await input.press('Enter');
  await expect(page.getByText('10%')).toBeVisible();
  await expect(page.getByRole('log').getByText('home address')).toBeVisible();
  await expect(page.getByText('Living Trust', { exact: true })).toBeVisible();
  await input.fill('12 Oak Lane, Dayton, OH 45402');
  await input.press('Enter');
  await expect(page.getByText('20%')).toBeVisible();
  await expect(page.getByRole('log').getByText('Which county')).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page.getByTestId('fact-cards').last()).toContainText('12 Oak Lane, Dayton, OH 45402');

  await input.fill('It is in');
  await page.reload();
  await expect(page.getByRole('log').getByText('Which county')).toBeVisible();
  await expect(input).toHaveValue('It is in');
  await expect(page.getByText('20%')).toBeVisible();

  await page.getByRole('button', { name: 'Save to my account' }).click();
  await page.waitForURL(/\/trust\/[0-9a-f-]{36}$/);
  await expect(page.getByText('12 Oak Lane, Dayton, OH 45402').first()).toBeVisible();
  await expect(page.getByText('Nora Blake').first()).toBeVisible();
});

test('what was understood is changed, undone and filled in on the phone, and all of it is saved', async ({ page }) => {
  await register(page, createPerson('Nora Blake'));
  await page.goto('/mobile-trust-creation');
  const input = page.getByLabel('Your answer', { exact: true });
  const cards = page.getByTestId('fact-cards');
  await input.fill('I need a living trust. My name is Nora Blake');
  await input.press('Enter');
  await expect(cards.last()).toContainText('Nora Blake');

  // A wrong address is taken back and filled in by the form.
  await input.fill('12 Oak Lane, Dayton, OH 45402');
  await input.press('Enter');
  await cards.last().getByRole('button', { name: 'Undo this: Home address' }).click();
  await expect(page.getByRole('log').getByText('home address').last()).toBeVisible();
  await page.getByRole('button', { name: 'Fill in a form instead' }).click();
  const address = page.getByRole('form', { name: /Home address/ });
  await address.getByLabel('Street and number').fill('7 Elm Street');
  await address.getByLabel('City').fill('Columbus');
  await address.getByLabel('State').selectOption('Ohio');
  await address.getByLabel('ZIP code').fill('43004');
  await address.getByRole('button', { name: 'Use this answer' }).click();
  await expect(cards.last()).toContainText('7 Elm Street, Columbus, OH 43004');
  await expect(address).toHaveCount(0);
  await expect(input).toBeFocused();

  // It is still there after the page was left.
  await page.reload();
  await expect(cards.last()).toContainText('7 Elm Street, Columbus, OH 43004');
  await cards.last().getByRole('button', { name: 'Change this: Home address' }).click();
  await address.getByLabel('Street and number').fill('9 Elm Street');
  await address.getByRole('button', { name: 'Use this answer' }).click();
  await expect(cards.last()).toContainText('9 Elm Street, Columbus, OH 43004');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save to my account' }).click();
  await page.waitForURL(/\/trust\/[0-9a-f-]{36}$/);
  const panel = page.getByRole('region', { name: 'What we have so far' });
  await expect(panel).toContainText('9 Elm Street, Columbus, OH 43004');
  await expect(panel).not.toContainText('12 Oak Lane');
});

test('a browser that cannot listen says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await register(page, createPerson('Nora Blake'));
  await page.goto('/mobile-trust-creation');
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Speak your answer' }).click();
  // What gives way to the same words once more leaves in its own time; in the end one message stands there.
  const messages = page.locator('.mantine-Notification-title');
  await expect(messages, 'one matter is told by one message').toHaveText(['Voice input feature coming soon']);
  await page.getByRole('button', { name: 'Send' }).click({ trial: true });
});
