import { expect, type Page } from '@playwright/test';
import { expectToast, section } from '#steps/account-page.ts';
import { affiliateIn, arrangeAffiliate, commissionOf } from '#steps/affiliate-answers.ts';
import { expectDescribed, inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { test } from '#steps/test.ts';

// Failures below are brought about on purpose; the browser notes each of them.
test.use({ tolerated: /status of 50[23]/, permissions: ['clipboard-read', 'clipboard-write'] });

const refuse = async (page: Page, path: string, detail?: string) =>
  page.route(`**/api${path}`, (route) =>
    route.fulfill({
      status: detail === undefined ? 503 : 502,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'No', status: 503, code: 'down', detail }),
    }),
  );

const connect = '/functions/affiliate-stripe-connect';

const open = async (page: Page, affiliate: Parameters<typeof arrangeAffiliate>[1]['affiliate']) => {
  await page.unrouteAll();
  await arrangeAffiliate(page, { affiliate });
  await page.goto('/affiliate-dashboard');
  await expect(page.getByText(affiliate?.affiliateCode ?? 'No Affiliate Account Found').first()).toBeVisible();
};

test('the dashboard is for members, and remembers the way there', async ({ page }) => {
  await page.goto('/affiliate-dashboard');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faffiliate-dashboard$/);
});

test('every status of an affiliate is told on both dashboards', async ({ page }) => {
  await join(page, 'Ines Aguirre');
  await open(page, null);
  await expect(page.getByRole('main').getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    '/affiliate-apply',
  );
  await inspectScreen(page, 'affiliate-none');
  await expectDescribed(page);

  await open(page, affiliateIn.pending);
  await expect(page.getByRole('status').filter({ hasText: 'Application Under Review' })).toBeVisible();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Your referral link')).toBeHidden();
  await inspectScreen(page, 'affiliate-pending');

  await open(page, affiliateIn.rejected);
  await expect(page.getByRole('alert')).toContainText('Your application was not approved.');
  await expect(page.getByRole('alert').getByRole('link', { name: /support@/ })).toBeVisible();
  await inspectScreen(page, 'affiliate-rejected');

  await open(page, affiliateIn.suspended);
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('nothing is paid out');
  await expect(page.getByLabel('Your referral link')).toBeHidden();
  await inspectScreen(page, 'affiliate-suspended');

  const card = section(page, 'Affiliate program');
  const words = [
    ['pending', 'Application Under Review'],
    ['rejected', 'Application Not Approved'],
    ['suspended', 'Account Suspended'],
    ['complete', 'Approved'],
  ] as const;
  for (const [status, said] of words) {
    await arrangeAffiliate(page, { affiliate: affiliateIn[status] });
    await page.goto('/dashboard');
    await expect(card.getByText(said, { exact: true })).toBeVisible();
    await inspectScreen(page, `dashboard-affiliate-${status}`);
  }
  await expect(card.getByLabel('Your referral link')).toHaveValue(/\?ref=AFF-1790000000000-K3J9X2M1P$/);
  await card.getByRole('link', { name: 'View Dashboard' }).click();
  await expect(page).toHaveURL(/\/affiliate-dashboard$/);
  await arrangeAffiliate(page, { affiliate: null });
  await page.goto('/dashboard');
  const join50 = section(page, 'Earn with Evergrant');
  await expect(join50).toContainText('Earn $50 per one-time sale and $9 per monthly subscription.');
  await join50.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL(/\/affiliate-apply$/);
});

test('figures, link and commissions are read at a glance, and not by colour alone', async ({ page }) => {
  await join(page, 'Ines Aguirre');
  await arrangeAffiliate(page, {
    affiliate: affiliateIn.complete,
    commissions: [
      commissionOf(1),
      commissionOf(2, { commissionType: 'monthly_subscription', amountDueInCents: 900, state: 'held' }),
      commissionOf(3, { errorMessage: 'The bank account was closed.' }),
      commissionOf(4, { entry: 'reversal', amountDueInCents: -5_000, state: 'reversed' }),
      commissionOf(5, { state: 'paid', paid: true, paidAt: '2026-08-28T12:00:00.000Z', stripeTransferId: 'tr_1' }),
    ],
  });
  await page.goto('/affiliate-dashboard');
  await expect(page.getByLabel('Your figures')).toHaveText(
    /Total Earnings\$109\.00.*Pending Earnings\$59\.00.*Total Conversions4.*Conversion Rate8\.5%/s,
  );
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toContainText([
    'Pending · Pay day October 23, 2026',
    'In review',
    'Not paid · The bank account was closed.',
    'Taken back',
    'Paid · Aug 28, 2026 · transfer tr_1',
  ]);
  await inspectScreen(page, 'affiliate-commissions');

  await page.getByRole('button', { name: 'Copy referral link' }).click();
  await expectToast(page, 'Copied!');
  await expectToast(page, 'Your referral link was copied to the clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(affiliateIn.complete.referralLink);

  await page.getByRole('tab', { name: 'Commissions' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Resources' })).toBeFocused();
  const resources = page.getByRole('tabpanel', { name: 'Resources' });
  await expect(resources).toContainText('I earn a commission if you buy from Evergrant through my link');
  await expect(resources).toContainText('$9 of $34 (26.5%)');
  await expect(resources).toContainText('Every 14 days.');
  await expect(resources).toContainText('Next pay day: October 9, 2026');
  await inspectScreen(page, 'affiliate-resources');
  await page.keyboard.press('Tab');
  await expect(resources.getByRole('button', { name: 'Copy short post' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('I earn a commission');
});

test('a closed clipboard is no dead end', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await join(page, 'Ines Aguirre');
  await open(page, affiliateIn.complete);
  const copied = page.evaluate(
    () => new Promise((done) => document.addEventListener('copy', () => done(String(getSelection())), { once: true })),
  );
  await page.getByRole('button', { name: 'Copy referral link' }).click();
  await expectToast(page, 'Copied!');
  await copied;
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy referral link' }).click();
  await expectToast(page, 'Not copied');
  await expect(page.getByLabel('Your referral link')).toBeFocused();
});

test('what cannot be loaded says so, and older commissions come on demand', async ({ page }) => {
  await join(page, 'Ines Aguirre');
  await refuse(page, '/affiliates/me');
  await page.goto('/affiliate-dashboard');
  await expect(page.getByRole('alert')).toContainText('Failed to load affiliate data');
  await inspectScreen(page, 'affiliate-failed');
  await page.goto('/dashboard');
  await expect(section(page, 'Earn with Evergrant').getByText('Failed to load affiliate data')).toBeVisible();

  await page.unrouteAll();
  await arrangeAffiliate(page, { affiliate: affiliateIn.complete });
  await refuse(page, '/affiliates/me/commissions*');
  await page.goto('/affiliate-dashboard');
  const failed = page.getByText('Error fetching commission history: Please try again in a moment.');
  await expect(failed).toBeVisible();
  let pages = 0;
  await page.route('**/api/affiliates/me/commissions*', (route) => {
    pages += 1;
    const before = new URL(route.request().url()).searchParams.get('before');
    const isOlder = before === 'after-2';
    const commissions = isOlder ? [commissionOf(3)] : [commissionOf(1), commissionOf(2)];
    return route.fulfill({ json: { commissions, nextCursor: isOlder ? null : 'after-2' } });
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Show older commissions' }).click();
  await expect(rows).toHaveCount(3);
  expect(pages).toBe(2);
  await expect(page.getByRole('button', { name: 'Show older commissions' })).toBeHidden();
});

test('payouts that cannot be set up say why and what to do', async ({ page }) => {
  await join(page, 'Ines Aguirre');
  await open(page, affiliateIn.paidByHand);
  await expect(section(page, 'Payouts')).toContainText(
    'You are paid by PayPal. An administrator sends the money by hand',
  );
  await open(page, affiliateIn.complete);
  await expect(section(page, 'Payment Setup Complete')).toContainText('Next pay day: October 9, 2026');

  await open(page, affiliateIn.withoutAccount);
  const setup = section(page, 'Setup Required: Stripe Connect');
  const start = setup.getByRole('button', { name: 'Set Up Stripe Account' });
  await inspectScreen(page, 'affiliate-setup-required');
  await refuse(page, connect);
  await start.click();
  await expectToast(page, 'Failed to setup Stripe account');
  await refuse(page, connect, 'Failed to create Stripe account');
  await start.click();
  await expectToast(page, 'Failed to create Stripe account');
  await refuse(page, connect, 'You can only create new accounts if you have signed up for Connect.');
  await start.click();
  await expect(setup.getByRole('alert')).toContainText('Stripe Connect Required');
  const signUp = setup.getByRole('link', { name: 'Setup Connect' });
  await expect(signUp).toHaveAttribute('href', 'https://dashboard.stripe.com/connect');
  await inspectScreen(page, 'affiliate-connect-required');
  expect(page.context().pages()).toHaveLength(1);

  await open(page, affiliateIn.halfOnboarded);
  const onboarding = section(page, 'Complete Stripe Onboarding');
  await refuse(page, connect);
  await onboarding.getByRole('button', { name: 'Refresh Status' }).click();
  await expectToast(page, 'Refresh Error');
  await inspectScreen(page, 'affiliate-onboarding');
  await page.route(`**/api${connect}`, (route) =>
    route.fulfill({ json: { success: true, accountId: 'acct_test_1', url: 'https://connect.example/onboarding' } }),
  );
  await page.evaluate(() => {
    window.open = () => null;
  });
  await onboarding.getByRole('button', { name: 'Continue Onboarding' }).click();
  const link = onboarding.getByRole('link', { name: 'Open Stripe’s questions' });
  await expect(link).toHaveAttribute('href', 'https://connect.example/onboarding');
});
