import { expect, type Locator, type Page } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';
import { lastSaid, say } from '#steps/converse.ts';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

const answers = '**/answers/*';

test('at the second answer that is none the form of the address is there, and filling it in goes on like saying it', async ({
  page,
}) => {
  await openAt(page, { grantorName: 'Marisol Okonkwo-Reyes' });
  await expect(form(page, 'Home address')).toHaveCount(0);
  await say(page, 'As blue as the sea');
  await say(page, 'As green as the grass');
  expect(await lastSaid(page)).toContain('form');
  const address = form(page, 'Home address');
  await expect(address).toBeVisible();
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await expectAccessible(page);

  await address.getByLabel('Street and number').fill('4417 Duval Street');
  await address.getByLabel('City').fill('Austin');
  await address.getByLabel('State').selectOption('Texas');
  await address.getByLabel('ZIP code').fill('787');
  await address.getByLabel('ZIP code').press('Enter');
  await expect(address.getByText('Please write the five figures of the ZIP code.')).toBeVisible();
  await expectAccessible(page);
  await address.getByLabel('ZIP code').fill('78751');
  await address.getByRole('button', { name: 'Use this answer' }).click();

  await expect(said(page).last()).toContainText('Home address: 4417 Duval Street, Austin, TX 78751');
  await expect(page.getByTestId('fact-cards').last()).toContainText('4417 Duval Street, Austin, TX 78751');
  await expect(form(page, 'Home address')).toHaveCount(0);
  await expect(page.getByLabel('Your answer')).toBeFocused();
});

test('a day has its three fields at once, by keyboard, and words are as good', async ({ page }) => {
  await openAt(page, born);
  const day = form(page, 'Date of birth');
  await expect(day).toBeVisible();
  await day.getByLabel('Month').selectOption('February');
  await day.getByLabel('Day').fill('30');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1958');
  await page.keyboard.press('Enter');
  await expect(day.getByRole('alert')).toHaveText('That month has no such day. Please check it.');
  await expectAccessible(page);
  await day.getByLabel('Day').fill('3');
  await day.getByLabel('Day').press('Enter');
  await expect(said(page).last()).toContainText('Date of birth: February 3, 1958');

  await page.getByRole('button', { name: 'Fill in a form instead' }).click();
  const status = form(page, 'Marital status');
  await expect(status.getByRole('radio').first()).toBeFocused();
  await status.getByRole('button', { name: 'Answer in my own words' }).click();
  await expect(status).toHaveCount(0);
  await expect(page.getByLabel('Your answer')).toBeFocused();
});

test.describe('while the server is busy', () => {
  test.use({ tolerated: /503/ });

  test('nothing that was typed is lost when it cannot be saved, and it is recorded once', async ({ page }) => {
    await openAt(page, born);
    const day = form(page, 'Date of birth');
    await day.getByLabel('Month').selectOption('February');
    await day.getByLabel('Day').fill('3');
    await day.getByLabel('Year').fill('1958');
    await page.route(answers, (route) => route.fulfill({ status: 503, json: {} }));
    await day.getByRole('button', { name: 'Use this answer' }).click();
    await expect(day.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeVisible();
    await expect(day.getByLabel('Year')).toHaveValue('1958');
    await page.unroute(answers);
    await day.getByRole('button', { name: 'Use this answer' }).click();
    await expect(said(page)).toHaveCount(1);
    await page.reload();
    await expect(said(page)).toHaveCount(1);
  });
});

test('people are filled in as rows and shares beside them, up to 100 %', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, { ...born, grantorDateOfBirth: '1958-02-03', maritalStatus: 'Single' });
  await page.getByRole('button', { name: 'Fill in a form instead' }).click();
  const children = form(page, 'Your children');
  await expect(children.getByLabel('Full name')).toBeFocused();
  await children.getByLabel('Full name').fill('Adaeze Okonkwo');
  await children.getByLabel('Relationship').fill('daughter');
  await children.getByRole('button', { name: 'Add another child' }).click();
  await expect(children.getByRole('group', { name: 'Child 2' })).toBeVisible();
  await children.getByLabel('Full name').last().fill('Teo Reyes');
  await children.getByLabel('Relationship').last().fill('son');
  await expectAccessible(page);
  await children.getByRole('button', { name: 'Use this answer' }).click();
  await expect(said(page).last()).toContainText('Teo Reyes');

  await openAt(page, { ...told, beneficiaries: [adaeze, teo] });
  const shares = form(page, 'Beneficiaries and shares');
  await shares.getByLabel('Share (%)').first().fill('60');
  await expect(shares.getByText('40 % still to give', { exact: false })).toBeVisible();
  await expect(shares.getByRole('button', { name: 'Use this answer' })).toBeDisabled();
  await shares.getByLabel('Share (%)').last().fill('40');
  await expect(shares.getByText('All of it is given out', { exact: false })).toBeVisible();
  await shares.getByRole('button', { name: 'Use this answer' }).click();
  await expect(said(page).last()).toContainText('60%');
});

const born = {
  grantorName: 'Marisol Okonkwo-Reyes',
  grantorAddress: '4417 Duval Street, Austin, TX 78751',
  grantorState: 'TX',
  grantorCounty: 'Travis',
};
const adaeze = { name: 'Adaeze Okonkwo', relationship: 'daughter' };
const teo = { name: 'Teo Reyes', relationship: 'son' };
const told = { ...born, grantorDateOfBirth: '1958-02-03', maritalStatus: 'Single', children: [adaeze, teo] };

const openAt = async (page: Page, facts: object): Promise<void> => {
  if (page.url() === 'about:blank') {
    await page.goto('/');
    await join(page, 'Marisol Okonkwo-Reyes');
  }
  const id = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  for (const [field, value] of Object.entries(facts))
    await callApi(page, { method: 'put', path: `/documents/${id}/facts/${field}`, body: { value } });
  await page.goto(`/trust/${id}`);
  await expect(page.getByTestId('chat-history').locator('[data-sender="ai"]').first()).toBeVisible();
};

const form = (page: Page, label: string): Locator => page.getByRole('form', { name: `Fill in ${label}` });

const said = (page: Page): Locator => page.getByTestId('chat-history').locator('[data-sender="user"]');
