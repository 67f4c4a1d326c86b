import { expect, type Page } from '@playwright/test';
import type { PaymentStatus } from '@evergrant/contract/payments.ts';
import { callApi, tryApi } from '#steps/call-api.ts';
import { join } from '#steps/join.ts';
import { beginDocument, makeDocument, openCheckout } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

test('a member who is declined, cancels and comes back pays for one document once', async ({ page }) => {
  await join(page, 'Tomas Reyes');
  const whatIsMade = page.getByText(/^Today you can make a living trust, .* are not sold\.$/);
  await page.goto('/checkout');
  await expect(whatIsMade).toBeVisible();
  const documentId = await beginDocument(page, 'Reyes Family Trust');
  await page.goto(`/checkout?trust=${documentId}`);
  await expect(page.getByRole('radio', { name: /One-Time Payment/ })).toBeChecked();
  // Whoever has chosen a document is not told what else could be made.
  await expect(whatIsMade).toHaveCount(0);
  await expect(page.getByText(/Popular/)).toHaveText(['Most Popular']);
  await expect(page.getByRole('radio', { name: /Monthly Subscription/ })).toHaveAccessibleName(/\$34\/month/);
  const survey = page.getByLabel('How did you hear about us?');
  expect(await survey.getByRole('option').allInnerTexts()).toEqual(['Select an answer', ...surveyAnswers]);
  await survey.selectOption('Podcast');
  for (const promise of ['256-bit SSL encryption', 'PCI DSS compliant', '30-day money-back guarantee']) {
    await expect(page.getByRole('region', { name: 'Security & Trust' })).toContainText(promise);
  }
  await expect(page.getByRole('region', { name: 'What Happens Next' })).toContainText(
    /Instant Access.*AI-Guided Setup.*Document Generation/s,
  );

  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('/create-payment') && requests.push(request.url()));
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Pay $297' }).dblclick();
  const payment = await opened;
  await expect(page.getByRole('heading', { name: 'Finish your payment in the other tab' })).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(page.context().pages()).toHaveLength(2);

  await payment.getByRole('button', { name: 'Decline card' }).click();
  await expect(payment.getByText('Your card was declined.')).toBeVisible();
  await payment.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(payment.getByText('The payment was cancelled and you have not been charged.')).toBeVisible();
  await expect(payment.getByRole('region', { name: 'Order Summary' })).toContainText('Reyes Family Trust');
  await payment.close();

  const again = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'open the payment page' }).click();
  const reopened = await again;
  await reopened.getByRole('button', { name: /^Pay/ }).click();
  await expect(reopened.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(reopened.getByRole('region', { name: 'Purchase summary' })).toContainText('$297.00');
  await expect(reopened.getByRole('region', { name: 'Purchase summary' })).toContainText('Trust Creation Package');
  await expect(reopened.getByText('Welcome back, Tomas Reyes')).toBeVisible();
  await reopened.waitForURL('**/dashboard');
  // The first tab saw it too.
  await page.waitForURL(/\/(success|dashboard)/);

  const refused = await tryApi(page, { path: '/functions/create-payment', body: orderFor(documentId) });
  expect(refused.status()).toBe(409);
  await page.goto(`/checkout?trust=${documentId}`);
  await expect(page.getByText('Reyes Family Trust is already paid for.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $297' })).toBeDisabled();
});

const surveyAnswers = [
  'Search Engine',
  'Social Media',
  'Friend/Family Referral',
  'Blog/Article',
  'YouTube',
  'Podcast',
  'Email Marketing',
  'Other',
];

const orderFor = (documentId: string) => ({
  amount: 29_700,
  description: 'Complete Trust Package',
  metadata: { productType: 'one_time', trustId: documentId },
  idempotencyKey: crypto.randomUUID(),
});

test('a subscription completes the finished draft', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await makeDocument(page, 'Okonkwo-Reyes Family Trust');
  await page.goto(`/checkout?trust=${documentId}`);
  await page.getByText('Monthly Subscription').click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Pay $34' }).click();
  const payment = await opened;
  await expect(payment.getByText('$34.00 a month')).toBeVisible();
  await payment.getByRole('button', { name: /^Pay/ }).click();
  await expect(payment.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(payment.getByText('Monthly Estate Management')).toBeVisible();
  await payment.close();

  await expect(async () => {
    await page.goto('/dashboard');
    const row = page.getByRole('listitem').filter({ hasText: 'Okonkwo-Reyes Family Trust' });
    await expect(row).toBeVisible();
    await expect(row).toContainText('Complete', { timeout: 1500 });
  }).toPass();
  const refused = await tryApi(page, { path: '/functions/create-payment', body: orderFor(documentId) });
  expect(refused.status()).toBe(409);
});

test('where new tabs are blocked, this window goes to the payment page', async ({ page }) => {
  await join(page, 'Tomas Reyes');
  const documentId = await beginDocument(page, 'Reyes Family Trust');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`/checkout?trust=${documentId}`);
  await page.getByRole('button', { name: 'Pay $297' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Trust Package' })).toBeVisible();
  await expect(page.getByText('Test payments: no money moves')).toBeVisible();
});

test('a payment that nobody made is never shown as paid', async ({ page, newVisitor }) => {
  await join(page, 'Tomas Reyes');
  const documentId = await beginDocument(page, 'Reyes Family Trust');
  const { sessionId, url } = await openCheckout(page, documentId);
  await page.goto(`/success?session_id=${sessionId}`);
  await expect(page.getByText('Verifying your payment…')).toBeVisible();
  await expect(page.getByText('We could not confirm your payment yet')).toBeVisible();
  await expect(page.getByRole('link', { name: /support@/ }).first()).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByText('Payment Successful')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Verifying your payment…')).toBeVisible();

  const stranger = await newVisitor();
  await join(stranger, 'Somebody Else');
  await stranger.goto(`/success?session_id=${sessionId}`);
  await expect(stranger.getByRole('heading', { name: 'Payment not found' })).toBeVisible();

  await page.request.post(`${url}/pay`, { headers: { origin: new URL(url).origin }, maxRedirects: 0 });
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  // Whoever reaches for something is still reading.
  await page.getByRole('link', { name: 'Go to Dashboard' }).focus();
  await expect(page.getByText('Take your time.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
});

test('what the provider says is not enough: only the confirmation that we recorded counts', async ({ page }) => {
  await join(page, 'Tomas Reyes');
  const documentId = await beginDocument(page, 'Reyes Family Trust');
  const { sessionId } = await openCheckout(page, documentId);
  const known = await callApi<PaymentStatus>(page, { path: '/functions/check-payment', body: { sessionId } });
  await page.route('**/functions/check-payment', (route) =>
    route.fulfill({ json: { ...known, status: 'complete', paymentStatus: 'paid', isConfirmed: false } }),
  );
  await page.goto(`/success?session_id=${sessionId}`);
  await expect(page.getByText('We could not confirm your payment yet')).toBeVisible();
  await expect(page.getByText('Payment Successful')).toHaveCount(0);
});

test.describe('when paying fails', () => {
  test.use({ tolerated: /ERR_FAILED|status of 50\d/ });

  test('the member reads what happened and can try again', async ({ page }) => {
    await join(page, 'Tomas Reyes');
    const documentId = await beginDocument(page, 'Reyes Family Trust');
    await page.goto(`/checkout?trust=${documentId}`);
    const pay = page.getByRole('button', { name: 'Pay $297' });
    const create = '**/functions/create-payment';

    await page.route(create, (route) => route.abort());
    await pay.click();
    await expectToast(page, 'Checkout Error', 'Failed to process checkout. Please try again.');
    await page.unroute(create);
    await page.route(create, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await pay.click();
    await expectToast(page, 'Payment Error', 'Failed to process payment');
    await page.getByText('Monthly Subscription').click();
    await page.getByRole('button', { name: 'Pay $34' }).click();
    await expectToast(page, 'Subscription Error', 'Failed to start subscription');
    await page.unroute(create);
    await page.route('**/functions/check-payment', (route) => route.fulfill({ status: 500, body: 'broken' }));
    const { sessionId } = await openCheckout(page, documentId);
    await page.goto(`/success?session_id=${sessionId}`);
    await expect(page.getByText('We could not confirm your payment yet')).toBeVisible();
  });
});

const expectToast = async (page: Page, title: string, message: string): Promise<void> => {
  const toast = page.locator('.mantine-Notification-root').filter({ hasText: title });
  await expect(toast).toContainText(message);
};

test('whoever is not logged in comes to the checkout by way of the login', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fcheckout$/);
});
