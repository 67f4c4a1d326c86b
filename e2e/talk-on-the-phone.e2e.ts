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
