import { expect, type Locator, type Page } from '@playwright/test';
import { lastSaid } from '#steps/converse.ts';
import { linkIn, waitForMail } from '#steps/mailbox.ts';
import { createPerson } from '#steps/people.ts';
import { test } from '#steps/test.ts';

test('an account, a document and the first answer need no mouse', async ({ page }) => {
  const person = createPerson('Ines Aguirre');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign Up' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/register');

  await tabTo(page, page.getByLabel('Full Name'));
  await page.keyboard.type(person.name);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(person.email);
  for (const label of ['Password', 'Confirm Password']) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(person.password);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/email-confirmation');
  const mail = await waitForMail(page.request, { to: person.email, subject: /confirm/i });
  await page.goto(linkIn(mail, /confirm-email/));
  await tabTo(page, page.getByRole('button', { name: 'Confirm my email' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login**');

  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await tabTo(page, page.getByRole('link', { name: 'Create New Trust' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Document Name'));
  await page.keyboard.type('Aguirre Family Trust');
  await tabTo(page, page.getByRole('radio', { name: 'Living Trust', exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Continue to Document Setup' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/trust\/[0-9a-f-]{36}$/);

  await expect(page.getByTestId('chat-history')).toBeVisible();
  await tabTo(page, page.getByLabel('Your answer'));
  await page.keyboard.type('My name is Ines Aguirre');
  await page.keyboard.press('Enter');
  await expect.poll(() => lastSaid(page)).toContain('home address');
  await expect(page.getByLabel('Your answer')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Change Your full legal name' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your full legal name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change Your full legal name' })).toBeFocused();
});

/** Presses Tab until the element has the focus, and sees that it shows it. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  const ring = await target.evaluate((element) => {
    // The field around a password shows the ring for the input inside it.
    const { outlineStyle, outlineWidth } = getComputedStyle(element.closest('.mantine-PasswordInput-input') ?? element);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(ring, 'the focus can be seen').toMatch(/^(solid|auto) [1-9]/);
};
