import { expect } from '@playwright/test';
import { expectToast } from '#steps/account-page.ts';
import { expectApplication, fillInApplication, sendApplication } from '#steps/apply.ts';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { waitForMail } from '#steps/mailbox.ts';
import { createPerson } from '#steps/people.ts';
import { confirmByMail, fillInLogin, fillInRegistration } from '#steps/register.ts';
import { test } from '#steps/test.ts';

test('a visitor applies, makes an account on the way, and finds every word again', async ({ page }) => {
  const person = createPerson('Ines Aguirre');
  await page.goto('/affiliate-apply');
  await expect(page.getByText('You need a free account')).toBeVisible();
  await fillInApplication(page, person);
  await page.getByLabel('Stripe/Bank Transfer').check();
  await page.getByLabel('Payout Details').fill('Bank of Austin 021000021');
  await sendApplication(page);
  const refusal = page.getByRole('alert').filter({ hasText: 'User must be logged in' });
  await expect(refusal.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Faffiliate-apply',
  );
  await inspectScreen(page, 'affiliate-apply-signed-out');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
  expect(kept).toContain('2,000 readers');
  expect(kept).not.toContain('021000021');

  await refusal.getByRole('link', { name: 'create an account' }).click();
  await expect(page).toHaveURL('/register?returnTo=%2Faffiliate-apply');
  await fillInRegistration(page, person);
  await page.waitForURL('**/email-confirmation');
  await confirmByMail(await page.context().newPage(), person);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await fillInLogin(page, person);
  await page.waitForURL('**/affiliate-apply');
  await expectApplication(page, person);
  await expect(page.getByLabel('Stripe/Bank Transfer')).toBeChecked();
  await expect(page.getByLabel('Payout Details')).toHaveValue('');
  await page.getByLabel('Payout Details').fill('United States');
  await sendApplication(page);
  await expectToast(page, 'Application Submitted!');
  await expectToast(page, "We'll review your application and get back to you within 48 hours.");
  await expect(page.getByText('Application Under Review')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeHidden();
  await waitForMail(page.request, { to: person.email, subject: /application/i });
  const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(left).not.toContain('2,000 readers');

  await page.reload();
  await expect(page.getByText(/Your code is AFF-\d{13}-[0-9A-Z]{9}/)).toBeVisible();
  await inspectScreen(page, 'affiliate-apply-applied');
  await page.getByRole('link', { name: 'View Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Affiliate Dashboard' })).toBeVisible();
  await expect(page.getByText('Application Under Review')).toBeVisible();
});

test('a member who logs in on the way comes back to the form', async ({ page, newVisitor }) => {
  const person = await join(await newVisitor(), 'Tomas Reyes');
  await page.goto('/affiliate-apply');
  await fillInApplication(page, person);
  await page
    .getByText('You need a free account')
    .locator('..')
    .locator('..')
    .getByRole('link', { name: 'Log in' })
    .click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/affiliate-apply$/);
  await expectApplication(page, person);
  await expect(page.getByText('You need a free account')).toBeHidden();
});

test('what is missing is said at its field, and the keyboard is led there', async ({ page }) => {
  const person = await join(page, 'Priya Raman');
  await page.goto('/affiliate-apply');
  await expect(page.getByLabel('First Name')).toHaveValue('Priya');
  await expect(page.getByLabel('Last Name')).toHaveValue('Raman');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Email').fill('priya');
  await page.getByLabel('Website').fill('my blog');
  await page.getByLabel('Website').press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  const told = {
    Email: 'Please enter a valid email address.',
    Website: 'Please enter a web address, such as https://example.com.',
    'Marketing Experience': 'Please tell us what experience you have. “None yet” is a fine answer.',
    Motivation: 'Please tell us why you would like to join.',
    'Payout Details': 'Please tell us where we may send what you earn.',
  };
  for (const [label, words] of Object.entries(told)) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(words));
  }
  await expect(page.getByLabel('First Name')).not.toHaveAttribute('aria-invalid', 'true');
  await inspectScreen(page, 'affiliate-apply-refused');

  await page.getByLabel('Email').fill(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://letters.example.com');
  for (const words of ['@priya', 'A newsletter', 'Readers ask']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('PayPal')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Wire Transfer')).toBeChecked();
  await expect(page.getByLabel('Payout Details')).toHaveAccessibleDescription(/routing number and account number/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bank of Austin, 021000021, 000123456789');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Application Submitted!');
  await expect(page.getByText('Application Under Review')).toBeVisible();
});

test.describe('when the server is down', () => {
  test.use({ tolerated: /status of 503/ });

  test('an application says that it was not sent, keeps every word, and is sent once it can be', async ({ page }) => {
    const person = await join(page, 'Ana Lindqvist');
    await page.route('**/functions/submit-affiliate-application', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/affiliate-apply');
    await fillInApplication(page, person);
    await page.getByLabel('Payout Details').fill('ana@example.com');
    await sendApplication(page);
    await expectToast(page, 'Error');
    await expectToast(page, 'Failed to submit application. Please try again.');
    await expectApplication(page, person);
    await expect(page.getByLabel('Payout Details')).toHaveValue('ana@example.com');
    await page.unrouteAll();
    await sendApplication(page);
    await expect(page.getByText('Application Under Review')).toBeVisible();
  });
});

test('a login that has ended meanwhile is said when the application is sent', async ({ page }) => {
  const person = await join(page, 'Kim Lee');
  await page.goto('/affiliate-apply');
  await fillInApplication(page, person);
  await page.getByLabel('Payout Details').fill('kim@example.com');
  await page.context().clearCookies();
  await sendApplication(page);
  await expect(page.getByRole('alert').filter({ hasText: 'User must be logged in' })).toBeVisible();
  await expectApplication(page, person);
});

test('the old address of the form leads to it', async ({ page }) => {
  await page.goto('/affiliate/apply?utm_source=letter');
  await expect(page).toHaveURL(/\/affiliate-apply\?utm_source=letter$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Earn $50 per one-time sale');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says everything, and that sending needs it', async ({ page }) => {
    await page.goto('/affiliate-apply');
    const said = [
      '16.8% of the $297',
      '26.5% of the $34',
      'Paid every 14 days',
      'Remembered for 60 days',
      '16 CFR Part 255',
      'A refund takes the commission back',
      'JavaScript is switched off',
    ];
    for (const words of said) await expect(page.getByText(words).first(), words).toBeVisible();
    await expect(page.getByLabel('Motivation')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Application' })).toBeHidden();
  });
});
