import { expect, type Locator, type Page } from '@playwright/test';
import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { callApi } from '#steps/call-api.ts';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { inspectScreen } from '#steps/inspect-screen.ts';
import { join } from '#steps/join.ts';
import { waitForMail } from '#steps/mailbox.ts';
import { makePaidDocument, makeDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

const subscription = (page: Page): Locator => page.getByRole('region', { name: 'Subscription' });
const purchases = (page: Page): Locator => page.getByRole('region', { name: 'Purchases' });

/** Chooses the monthly plan at the checkout and pays it in the other tab. */
const subscribe = async (page: Page, documentId: string): Promise<void> => {
  await page.goto(`/checkout?trust=${documentId}`);
  await page.getByRole('radio', { name: /Monthly Subscription/ }).check();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Pay $34' }).click();
  const payment = await opened;
  await payment.getByRole('button', { name: /^Pay/ }).click();
  await expect(payment.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await payment.close();
};

const expectStatus = async (page: Page, documentId: string, status: DocumentSummary['status']): Promise<void> =>
  expect(async () => {
    const document = await callApi<DocumentSummary>(page, { method: 'get', path: `/documents/${documentId}` });
    expect(document.status).toBe(status);
  }).toPass();

const expectEditable = async (page: Page, documentId: string, isEditable: boolean): Promise<void> =>
  expect(async () => {
    const path = `/documents/${documentId}/facts`;
    const facts = await callApi<{ isEditable: boolean }>(page, { method: 'get', path });
    expect(facts.isEditable).toBe(isEditable);
  }).toPass();

/** The account page in full, however busy the machine is. */
const expectAccount = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/account$/);
  await expect(subscription(page).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(subscription(page).getByText('Loading your subscription…')).toBeHidden();
};

const openBillingPage = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Your subscription', level: 1 })).toBeVisible();
};

test('a subscription completes the document, is cancelled, and still counts until the paid month is over', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await join(page, 'Marisol Okonkwo');
  const documentId = await makeDocument(page, 'Okonkwo Family Trust');
  await subscribe(page, documentId);
  await expectStatus(page, documentId, 'complete');

  await page.goto('/account');
  await expectAccount(page);
  await expect(subscription(page)).toContainText(/Monthly Estate Management.*Active.*\$34\.00 a month/s);
  await expect(subscription(page)).toContainText(/Next payment on [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(purchases(page).getByRole('listitem')).toHaveCount(1);
  await expect(purchases(page)).toContainText(/Monthly Estate Management\s*\$34\.00/);

  await openBillingPage(page);
  await inspectScreen(page, 'billing-page');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('button', { name: 'Keep subscription' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expectAccount(page);
  await expect(subscription(page)).toContainText(/Cancelled.*runs until [A-Z][a-z]{2} \d{1,2}, \d{4}/s);
  await expectEditable(page, documentId, true);

  await openBillingPage(page);
  await page.getByRole('button', { name: 'Next month, card accepted' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expectAccount(page);
  await expect(subscription(page)).toContainText('It has ended.');
  await expectEditable(page, documentId, false);
  await expectStatus(page, documentId, 'complete');
  const kept = await page.request.get(`/api/documents/${documentId}/document.html`);
  expect(kept.status()).toBe(200);
  await inspectScreen(page, 'account-ended');

  await subscription(page).getByRole('link', { name: 'Subscribe again' }).click();
  await expect(page.getByRole('radio', { name: /Monthly Subscription/ })).toBeChecked();
});

test('a payment that fails is told on the dashboard until it is paid', async ({ page }) => {
  test.setTimeout(300_000);
  const person = await join(page, 'Tomas Reyes');
  const documentId = await makeDocument(page, 'Reyes Family Trust');
  await subscribe(page, documentId);
  await page.goto('/account');
  await expectAccount(page);
  await openBillingPage(page);
  await page.getByRole('button', { name: 'Next month, card declined' }).click();
  await expect(page.getByText('The last payment did not go through.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard');
  const notice = page.getByRole('status').filter({ hasText: 'Your payment did not go through' });
  await expect(notice).toContainText('Your subscription still runs.');
  await inspectScreen(page, 'dashboard-payment-failed');
  await waitForMail(page.request, { to: person.email, subject: /Your payment did not go through/ });
  await expectEditable(page, documentId, true);

  await openBillingPage(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expectAccount(page);
  await expect(purchases(page).getByRole('listitem')).toHaveCount(2);
  await expect(purchases(page)).toContainText('Monthly Estate Management, renewal');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Reyes Family Trust' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a purchase has a receipt, and its money can be asked back once', async ({ page }) => {
  test.setTimeout(300_000);
  const person = await join(page, 'Ines Aguirre');
  await page.goto('/account');
  await expectAccount(page);
  await expect(subscription(page)).toContainText('You have no subscription.');
  await expect(purchases(page)).toContainText('No purchases yet');
  await makePaidDocument(page, 'Aguirre Family Trust');
  await page.reload();
  await expectAccount(page);
  await expect(purchases(page)).toContainText(/Complete Trust Package\s*\$297\.00/);
  await expect(purchases(page)).toContainText('For: Aguirre Family Trust');
  await expect(purchases(page)).toContainText(/Paid\. Refundable until/);
  await inspectScreen(page, 'account-purchases');

  const opened = page.context().waitForEvent('page');
  await purchases(page)
    .getByRole('link', { name: /^Receipt for Complete Trust Package/ })
    .click();
  const receipt = await opened;
  await expect(receipt.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(receipt.getByText(person.email)).toBeVisible();
  await expect(receipt.getByText('$297.00 USD')).toBeVisible();
  await receipt.close();

  await purchases(page)
    .getByRole('button', { name: /^Request a refund/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Request a refund' });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Please tell us why in a few words.')).toBeVisible();
  await dialog.getByLabel('Why do you want a refund?').fill('My lawyer made one already.');
  await inspectScreen(page, 'refund-dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toBeHidden();
  await expect(purchases(page)).toContainText('Refund requested. We will write to you.');
  await expect(purchases(page).getByRole('button', { name: /^Request a refund/ })).toBeHidden();
  await waitForMail(page.request, { to: person.email, subject: /We received your refund request/ });
});

test.describe('when the server fails', () => {
  test.use({ tolerated: /status of 500/ });

  test('purchases and subscription say so and try again', async ({ page }) => {
    await join(page, 'Ines Aguirre');
    await page.route('**/api/account/purchases', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.route('**/api/account/subscription', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Failed to load your purchases' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Failed to load your subscription' })).toBeVisible();
    await page.unroute('**/api/account/purchases');
    await page.unroute('**/api/account/subscription');
    await purchases(page).getByRole('button', { name: 'Try Again' }).click();
    await subscription(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(purchases(page)).toContainText('No purchases yet');
    await expect(subscription(page)).toContainText('You have no subscription.');
  });
});
