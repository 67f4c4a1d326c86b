import { expect } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';
import { join } from '#steps/join.ts';
import { beginDocument, tell } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

test('a new member begins with an empty list and is led to the first document', async ({ page }) => {
  await join(page, 'Ines Aguirre');
  await page.goto('/dashboard');
  await expect(page.getByText('Manage your trusts and track progress')).toBeVisible();
  await expect(page.getByText('0 trusts')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No trusts yet' })).toBeVisible();
  await expect(page.getByText('Get started by creating your first trust document')).toBeVisible();
  await page.getByRole('link', { name: 'Create Your First Trust' }).click();
  await expect(page).toHaveURL(/\/create-trust$/);

  const go = page.getByRole('button', { name: 'Continue to Document Setup' });
  await go.click();
  const toast = page.locator('.mantine-Notification-root');
  await expect(toast.filter({ hasText: 'Please enter a document name.' })).toBeVisible();
  await expect(page.getByLabel('Document Name')).toHaveAccessibleDescription(/Please enter a document name\./);
  await page.getByLabel('Document Name').fill('Aguirre Family Trust');
  await go.click();
  await expect(toast.filter({ hasText: 'Please select a document type.' })).toBeVisible();

  const planned = page.getByRole('region', { name: 'Not available yet' });
  await expect(planned.getByRole('radio', { name: 'Dynasty Trust' })).toBeDisabled();
  await expect(planned.getByRole('radio', { name: 'Living Trust', exact: true })).toHaveCount(0);
  await expect(page.getByText('Elite Wealth Systems')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(38);
  // A tap on what a type is chooses it as well as a tap on its name.
  const trust = page.getByRole('radio', { name: 'Living Trust', exact: true });
  const described = page.getByText('A revocable trust that you control for l').first();
  await described.scrollIntoViewIfNeeded();
  const place = await described.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 8);
  await expect(trust).toBeChecked();
  await go.click();
  await page.waitForURL(/\/trust\/[0-9a-f-]{36}$/);
  await expect(toast.filter({ hasText: 'Legal document created' })).toBeVisible();
});

test('cancelling the creation leads back, and a refused creation says why and keeps what was typed', async ({
  page,
}) => {
  await join(page, 'Ines Aguirre');
  await page.goto('/create-trust');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/create-trust');
  await page.route('**/api/documents', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(refusal) })
      : route.continue(),
  );
  await page.getByLabel('Document Name').fill('Aguirre Family Trust');
  await page.getByRole('radio', { name: 'Living Trust', exact: true }).check();
  await page.getByRole('button', { name: 'Continue to Document Setup' }).click();
  const toast = page.locator('.mantine-Notification-root').filter({ hasText: 'Error creating document' });
  await expect(toast).toContainText(refusal.detail);
  await expect(page.getByLabel('Document Name')).toHaveValue('Aguirre Family Trust');
});

const refusal = { type: 'about:blank', title: 'No', status: 422, code: 'no', detail: 'This name cannot be used.' };

test('the dashboard lists every document with its state, and counts them', async ({ page }) => {
  await join(page, 'Ines Aguirre');
  await beginDocument(page, 'Lake House Trust');
  await page.goto('/dashboard');
  await expect(page.getByText('1 trust', { exact: true })).toBeVisible();
  const family = await beginDocument(page, 'Aguirre Family Trust');
  await tell(page, family, 'My name is Ines Aguirre');
  await page.reload();

  await expect(page.getByText('2 trusts', { exact: true })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Your trusts' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const newest = rows.first();
  await expect(newest).toContainText('Aguirre Family Trust');
  await expect(newest).toContainText('Draft');
  await expect(newest).toContainText('Type: Living Trust');
  await expect(newest).toContainText(/Created [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(newest).toContainText(/[1-9]\d?% answered/);
  await expect(newest.getByRole('link').first()).toHaveAccessibleName('Continue Editing Aguirre Family Trust');
  const stats = page.getByRole('region', { name: 'Quick Stats' });
  await expect(stats).toContainText(/Total trusts\s*2\s*Completed\s*0\s*In Progress\s*2/);
  await expect(page.getByRole('region', { name: 'Legal Education Center' })).toContainText('Tax Strategies');

  await newest.getByRole('link', { name: 'Continue Editing' }).click();
  await expect(page).toHaveURL(new RegExp(`/trust/${family}$`));
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await newest.getByRole('link', { name: 'Preview Document' }).click();
  await expect(page).toHaveURL(new RegExp(`/trust-preview/${family}$`));
});

test('deleting asks first, then removes the document for good', async ({ page }) => {
  await join(page, 'Ines Aguirre');
  const documentId = await beginDocument(page, 'Lake House Trust');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Delete Lake House Trust' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Trust' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete the trust? This action cannot be undone and will permanently remove the trust and all associated data.',
  );
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Delete Lake House Trust' }).click();
  await dialog.getByRole('button', { name: 'Delete Trust' }).click();
  await expect(page.locator('.mantine-Notification-root').filter({ hasText: 'Trust Deleted' })).toContainText(
    'Lake House Trust',
  );
  await expect(page.getByRole('heading', { name: 'No trusts yet' })).toBeVisible();
  const { count } = await callApi<{ count: number }>(page, { method: 'get', path: '/documents' });
  expect(count).toBe(0);
  await page.goto(`/trust/${documentId}`);
  await expect(page.locator('.mantine-Notification-root').filter({ hasText: 'Trust not found' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('when the server fails', () => {
  test.use({ tolerated: /status of 500/ });

  test('the dashboard says so and tries again', async ({ page }) => {
    await join(page, 'Ines Aguirre');
    await beginDocument(page, 'Lake House Trust');
    await page.route('**/api/documents', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Failed to load your trusts' })).toBeVisible();
    await page.unroute('**/api/documents');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Lake House Trust' })).toBeVisible();
  });

  test('an interview that cannot be loaded says so and leads back', async ({ page }) => {
    await join(page, 'Ines Aguirre');
    const documentId = await beginDocument(page, 'Lake House Trust');
    await page.route(`**/api/documents/${documentId}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto(`/trust/${documentId}`);
    await expect(page.getByRole('heading', { name: 'Error Loading Trust' })).toBeVisible();
    await expect(page.getByText(/^Failed to load trust: /)).toBeVisible();
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
