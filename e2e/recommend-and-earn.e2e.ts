import { expect, type Page } from '@playwright/test';
import type { Commission } from '@evergrant/contract/affiliates.ts';
import { expectToast, section } from '#steps/account-page.ts';
import { administrators, decide, joinAsAdministrator } from '#steps/administrator.ts';
import { becomeAffiliate, ownRecord } from '#steps/affiliate.ts';
import { callApi } from '#steps/call-api.ts';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { waitForMail } from '#steps/mailbox.ts';
import { makeDocument } from '#steps/make-document.ts';
import { createPerson } from '#steps/people.ts';
import { test } from '#steps/test.ts';

// Visits by programs are not counted, and the browser of these tests would say that it is one.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
});

const commissionsOf = async (page: Page): Promise<readonly Commission[]> => {
  const path = '/affiliates/me/commissions';
  return (await callApi<{ readonly commissions: readonly Commission[] }>(page, { method: 'get', path })).commissions;
};

/** Pays in the tab that the click opens. */
const pay = async (page: Page, button: string): Promise<void> => {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button }).click();
  const tab = await opened;
  await tab.getByRole('button', { name: /^Pay/ }).click();
  await expect(tab.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
};

test('a recommendation earns a commission, and Stripe is told where to pay it', async ({ page, newVisitor }) => {
  test.setTimeout(300_000);
  const person = await join(page, 'Ines Aguirre');
  const admin = await newVisitor();
  await joinAsAdministrator(admin, administrators.approving);
  const { affiliateCode, referralLink } = await becomeAffiliate(page, person, admin);
  await waitForMail(page.request, { to: person.email, subject: /You are an affiliate/ });

  await page.goto('/dashboard');
  const link = section(page, 'Affiliate program').getByLabel('Your referral link');
  await expect(link).toHaveValue(new RegExp(`\\?ref=${affiliateCode}$`));
  const buyer = await newVisitor();
  const wanda = createPerson('Wanda Hill');
  await buyer.goto(referralLink ?? '');
  await buyer.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await buyer.getByRole('link', { name: 'Choose Complete Trust Package' }).click();
  await buyer.getByLabel('Full Name').fill(wanda.name);
  await buyer.getByLabel('Email Address').fill(wanda.email);
  await pay(buyer, 'Pay $297 Now');

  await expect.poll(async () => (await commissionsOf(page)).length).toBe(1);
  await page.goto('/affiliate-dashboard');
  await expect(page.getByText(affiliateCode).first()).toBeVisible();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  const row = page.getByRole('tabpanel').getByRole('listitem');
  await expect(row).toContainText(/One-time sale\s*\$50\.00.*from a purchase of \$297\.00.*Pending · Pay day [A-Z]/s);
  await expect(page.getByLabel('Your figures')).toHaveText(
    /Total Earnings\$0\.00.*Pending Earnings\$50\.00.*Total Conversions1.*Conversion Rate100\.0%.*Of 1 visit/s,
  );
  await inspectScreen(page, 'affiliate-first-commission');

  await setUpPayouts(page);
});

const setUpPayouts = async (page: Page): Promise<void> => {
  const opened = page.context().waitForEvent('page');
  const required = section(page, 'Setup Required: Stripe Connect');
  await required.getByRole('button', { name: 'Set Up Stripe Account' }).click();
  const stripe = await opened;
  await expectToast(page, 'Stripe Account Created');
  await expect(stripe.getByRole('heading', { name: 'Set up your payouts' })).toBeVisible();
  await stripe.getByRole('button', { name: 'Leave without finishing' }).click();
  await expect(stripe).toHaveURL(/\/affiliate-dashboard$/);
  await stripe.close();

  const half = section(page, 'Complete Stripe Onboarding');
  await expect(half).toBeVisible();
  await half.getByRole('button', { name: 'Refresh Status' }).click();
  await expectToast(page, 'Status Updated');
  await expectToast(page, 'Account status has been refreshed');
  await expect(half).toBeVisible();

  const again = page.context().waitForEvent('page');
  await half.getByRole('button', { name: 'Continue Onboarding' }).click();
  const secondTry = await again;
  await secondTry.getByRole('button', { name: 'Complete onboarding' }).click();
  await expect(secondTry).toHaveURL(/\/affiliate-dashboard$/);
  await expect.poll(async () => (await ownRecord(page)).stripeOnboardingCompleted).toBe(true);
  await secondTry.close();
  await page.reload();
  await expect(section(page, 'Payment Setup Complete')).toBeVisible();
};

test('a code at the checkout counts for a member, and a suspended affiliate is told', async ({ page, newVisitor }) => {
  test.setTimeout(300_000);
  const person = await join(page, 'Tomas Reyes');
  const admin = await newVisitor();
  await joinAsAdministrator(admin, administrators.suspending);
  const { id, affiliateCode } = await becomeAffiliate(page, person, admin);

  const buyer = await newVisitor();
  await join(buyer, 'Priya Raman');
  const documentId = await makeDocument(buyer, 'Raman Family Trust');
  await buyer.goto('/dashboard');
  // A link inside the app: the server sees no address with a code.
  await buyer.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/checkout?trust=${documentId}&ref=${affiliateCode}`);
  await buyer.getByRole('radio', { name: /Monthly Subscription/ }).check();
  await pay(buyer, 'Pay $34');
  await expect.poll(async () => (await commissionsOf(page)).length).toBe(1);
  await page.goto('/affiliate-dashboard');
  const row = page.getByRole('tabpanel').getByRole('listitem');
  await expect(row).toContainText(/Monthly subscription\s*\$9\.00.*from a purchase of \$34\.00/s);

  await decide(admin, { affiliateId: id, decision: 'suspend' });
  await page.reload();
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('nothing is paid out');
  await expect(row).toHaveCount(1);
  await page.goto('/affiliate-apply');
  await expect(page.getByText('Account Suspended')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeHidden();
});
