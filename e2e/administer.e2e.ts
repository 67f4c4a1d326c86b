import { expect, type Locator, type Page } from '@playwright/test';
import type { PurchasesAnswer } from '@evergrant/contract/purchases.ts';
import type { z } from 'zod';
import { expectToast } from '#steps/account-page.ts';
import { administrators, joinAsAdministrator } from '#steps/administrator.ts';
import { receiveAutomation } from '#steps/automation-receiver.ts';
import { callApi, tryApi } from '#steps/call-api.ts';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join, registerAndConfirm } from '#steps/join.ts';
import { waitForMail } from '#steps/mailbox.ts';
import { makePaidDocument } from '#steps/make-document.ts';
import { createPerson, type Person } from '#steps/people.ts';
import { test } from '#steps/test.ts';

/** A member who applies to become an affiliate. */
const apply = async (page: Page, name: string): Promise<Person> => {
  const person = await join(page, name);
  const [firstName = '', lastName = ''] = name.split(' ');
  const body = {
    ...{ firstName, lastName, email: person.email, website: 'https://example.com', socialMedia: '' },
    ...{ experience: 'Ten years of a column on money.', motivation: 'My readers ask for it.' },
    ...{ payoutMethod: 'wire', payoutDetails: `Bank of ${lastName}, account 4711` },
  };
  await callApi(page, { path: '/functions/submit-affiliate-application', body });
  return person;
};

const openPortal = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { name: 'Administration', level: 1 })).toBeVisible();
};

const openTab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('tab', { name }).click();
  // What is typed at once must not land in the search of the tab before.
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
};

const choose = async (page: Page, person: Person): Promise<Locator> => {
  await page.getByLabel('Search').fill(person.email);
  await page.getByRole('button', { name: person.name }).click();
  const detail = page.getByRole('region', { name: 'Application', exact: true });
  await expect(detail.getByRole('heading', { name: person.name })).toBeVisible();
  return detail;
};

test('an administrator decides about applications, and every applicant is told by mail', async ({
  page,
  newVisitor,
}) => {
  const [amara, bruno] = [
    await apply(await newVisitor(), 'Amara Quill'),
    await apply(await newVisitor(), 'Bruno Vesely'),
  ];
  await joinAsAdministrator(page, administrators.deciding);
  await openPortal(page);
  await expect(page).toHaveTitle('Administration · Evergrant');
  const figures = page.getByText('Pending Review').locator('..');
  await expect(figures).toHaveText(/[1-9]/);

  const names = page.getByRole('region', { name: 'Applications' }).getByRole('button');
  await names.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toBeFocused();

  const detail = await choose(page, amara);
  await expect(detail).toContainText('Bank of Quill, account 4711');
  await expect(detail).toContainText('Ten years of a column on money.');
  await expect(detail.getByRole('button', { name: 'Suspend' })).toBeHidden();
  await inspectScreen(page, 'admin-application');
  await detail.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'Affiliate application approved');
  await waitForMail(page.request, { to: amara.email, subject: /You are an affiliate/ });
  await expect(detail.getByRole('button', { name: 'Approve' })).toBeHidden();
  await expect(detail.getByRole('button', { name: 'Reject' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Applications' })).toContainText('Approved');

  await detail.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expectToast(page, 'Affiliate application suspended');
  await waitForMail(page.request, { to: amara.email, subject: /is suspended/ });
  await detail.getByRole('button', { name: 'Reinstate' }).click();
  await waitForMail(page.request, { to: amara.email, subject: /is active again/ });
  await expect(detail.getByRole('button', { name: 'Suspend' })).toBeVisible();

  const other = await choose(page, bruno);
  await other.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expectToast(page, 'Affiliate application rejected');
  await waitForMail(page.request, { to: bruno.email, subject: /About your affiliate application/ });
  await expect(other.getByRole('button')).toHaveCount(0);

  await openTab(page, 'Audit log');
  await page.getByLabel('Search').fill('affiliate rejected');
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('admin:');
});

test.describe('a decision that does not arrive', () => {
  test.use({ tolerated: /Failed to load resource/ });

  test('is told, and so are lists that cannot be loaded', async ({ page, newVisitor }) => {
    const applicant = await apply(await newVisitor(), 'Cleo Marsh');
    await joinAsAdministrator(page, administrators.watching);
    await openPortal(page);
    const detail = await choose(page, applicant);
    await page.route('**/decision', (route) => route.abort());
    await detail.getByRole('button', { name: 'Approve' }).click();
    await expectToast(page, 'Failed to update affiliate status');
    await expect(detail.getByRole('button', { name: 'Approve' })).toBeEnabled();

    await page.route('**/api/admin/commissions*', (route) => route.abort());
    await openTab(page, 'Commissions');
    await expect(page.getByRole('heading', { name: 'Failed to load admin portal data' })).toBeVisible();
    await page.unroute('**/api/admin/commissions*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel('Sort by')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Failed to load admin portal data' })).toBeHidden();
  });
});

test('an administrator declines a refund, grants it when asked again, sees what the automation was told, and every tab fits and is accessible', async ({
  page,
  newVisitor,
}) => {
  test.setTimeout(400_000);
  const stop = await receiveAutomation();
  try {
    const buyerPage = await newVisitor();
    const buyer = await join(buyerPage, 'Dora Finch');
    await makePaidDocument(buyerPage, 'Finch Family Trust');
    const path = '/account/purchases';
    const bought = await callApi<z.output<typeof PurchasesAnswer>>(buyerPage, { method: 'get', path });
    const body = { reason: 'We chose a lawyer.' };
    await callApi(buyerPage, { path: `${path}/${bought.purchases[0]?.id}/refund-request`, body });

    await joinAsAdministrator(page, administrators.refunding);
    await openPortal(page);
    await openTab(page, 'Purchases');
    await page.getByLabel('Search').fill(buyer.email);
    await expect(page.getByText('1 purchase', { exact: true })).toBeVisible();
    const list = page.getByRole('region', { name: 'Purchases' });
    await expect(list.getByRole('listitem').first()).toContainText('Refund requested');
    await expect(list).toContainText('We chose a lawyer.');
    await inspectScreen(page, 'admin-purchases');
    await list.getByRole('button', { name: /Decline the refund of Dora Finch/ }).click();
    const answer = page.getByRole('dialog', { name: 'Decline this refund?' });
    await answer.getByRole('button', { name: 'Decline refund' }).click();
    await expect(answer.getByLabel('Your reason')).toHaveAccessibleDescription(/Please tell the buyer why/);
    await answer.getByLabel('Your reason').fill('The document was signed last week.');
    await answer.getByRole('button', { name: 'Decline refund' }).click();
    await expectToast(page, 'Refund declined');
    await expect(list).toContainText('The document was signed last week.');
    const declined = await waitForMail(page.request, { to: buyer.email, subject: /About your refund request/ });
    expect(declined.text).toContain('The document was signed last week.');

    await callApi(buyerPage, { path: `${path}/${bought.purchases[0]?.id}/refund-request`, body });
    await page.reload();
    await page.getByLabel('Search').fill(buyer.email);
    await expect(list.getByRole('listitem').first()).toContainText('Refund requested');
    await list.getByRole('button', { name: /Grant a refund to Dora Finch/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give the money back' }).click();
    await expectToast(page, 'Refund granted');
    await expect(list).toContainText('Refunded');
    await waitForMail(page.request, { to: buyer.email, subject: /Your money is on its way back/ });

    await openTab(page, 'Webhooks');
    const deliveries = page.getByRole('region', { name: 'Webhook deliveries' });
    await expect(async () => {
      await page.reload();
      await expect(deliveries).toContainText('Payment complete');
      await expect(deliveries).toContainText('Delivered', { timeout: 3_000 });
    }).toPass();
    await inspectScreen(page, 'admin-webhooks');

    await openTab(page, 'Audit log');
    await page.getByLabel('Search').fill('refund granted');
    await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('29700');
    await inspectScreen(page, 'admin-audit');
    for (const name of ['Commissions', 'Analytics', 'Payouts', 'Properties']) {
      await openTab(page, name);
      await expect(page.getByRole('tabpanel').getByText(/^Loading/)).toHaveCount(0);
      await inspectScreen(page, `admin-${name.toLowerCase()}`);
    }
  } finally {
    await stop();
  }
});

test.describe('the portal of others', () => {
  test.use({ tolerated: /There is no page|404/ });

  test('is an address that leads nowhere, for visitors and members', async ({ page, newVisitor }) => {
    const member = await newVisitor();
    await join(member, 'Erik Sand');
    for (const visitor of [page, member]) {
      const answer = await visitor.goto('/admin-portal');
      const lost = await visitor.request.get('/no/such/page');
      expect([answer?.status(), await answer?.text()]).toEqual([404, await lost.text()]);
      await expect(visitor.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await expect(visitor).toHaveTitle(/Page not found/);
      expect((await tryApi(visitor, { method: 'get', path: '/admin/statistics' })).status()).toBe(404);
    }
    await member.goto('/dashboard');
    await expect(member.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
    await expect(member.getByRole('banner').getByRole('link', { name: 'Administration' })).toBeHidden();
  });

  test('asks an administrator without a second factor to set one up first', async ({ page }) => {
    const person = { ...createPerson('Ada Sommers'), email: administrators.beginning };
    await registerAndConfirm(page, person);
    await callApi(page, { path: '/accounts/login', body: { email: person.email, password: person.password } });
    expect((await page.goto('/admin-portal'))?.status()).toBe(200);
    await expect(page.getByText('Set up a second factor first')).toBeVisible();
    await inspectScreen(page, 'admin-second-factor-first');
    expect((await tryApi(page, { method: 'get', path: '/admin/statistics' })).status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: 'Set up second factor' }).click();
    await expect(page).toHaveURL(/\/account$/);
  });
});
