import { expect, type Page } from '@playwright/test';
import { callApi } from '#steps/call-api.ts';
import { join } from '#steps/join.ts';
import { beginDocument, makePaidDocument, makeDocument, signAsOwner, tell } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

test('a preview shows the own document, watermarked and unable to run anything', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await beginDocument(page, 'Okonkwo-Reyes Family Trust');
  await tell(page, documentId, 'My name is Marisol Okonkwo-Reyes');
  await page.goto(`/trust-preview/${documentId}`);
  await expect(page.getByRole('heading', { name: 'Okonkwo-Reyes Family Trust' })).toBeVisible();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  const document = page.frameLocator('iframe');
  await expect(document.getByText('Marisol Okonkwo-Reyes').first()).toBeVisible();
  await expect(document.getByText('PREVIEW').first()).toBeAttached();

  await expect.poll(() => lettersOf(page)).toBe('loaded');
  expect(await savedBy(page, 'Download Preview (PDF)')).toBe('Okonkwo-Reyes Family Trust (preview).pdf');

  const checkout = page.getByRole('link', { name: 'Proceed to Checkout' });
  await expect(checkout).toHaveAttribute('href', `/checkout?trust=${documentId}`);
  await page.getByRole('link', { name: 'Continue Editing' }).click();
  await expect(page).toHaveURL(new RegExp(`/trust/${documentId}$`));
  await page.goBack();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const clean = await page.request.get(`/api/documents/${documentId}/document.html`);
  expect(clean.status(), 'a clean copy before payment').toBeGreaterThanOrEqual(400);
});

/** What became of the typeface that the shown document brings. */
const lettersOf = async (page: Page): Promise<string | undefined> =>
  page
    .frameLocator('iframe')
    .locator('body')
    .evaluate((body) => [...body.ownerDocument.fonts].find(({ family }) => family.includes('EB Garamond'))?.status);

const savedBy = async (page: Page, button: string): Promise<string> => {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  return (await saved).suggestedFilename();
};

test('without a document of the member a sample is shown, and the reason', async ({ page, newVisitor }) => {
  await join(page, 'Ines Aguirre');
  await page.goto('/trust-preview');
  await expect(page.getByRole('heading', { name: 'Living Trust', exact: true })).toBeVisible();
  await expect(page.getByText('This is a sample with invented people.')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Marisol Reyes Luna').first()).toBeVisible();

  await page.goto('/trust-preview/seventeen');
  await expect(page.getByRole('heading', { name: 'Invalid Trust ID' })).toBeVisible();
  await expect(page.getByText('The provided trust ID is not in the correct format.')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const stranger = await newVisitor();
  await join(stranger, 'Somebody Else');
  const foreign = await beginDocument(stranger, 'A private matter');
  for (const id of [crypto.randomUUID(), foreign]) {
    await page.goto(`/trust-preview/${id}`);
    await expect(page.getByText('Trust not found - No trust found with this ID.')).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Marisol Reyes Luna').first()).toBeVisible();
    await expect(page.getByText('A private matter')).toHaveCount(0);
  }
});

test.describe('when the server fails', () => {
  test.use({ tolerated: /status of 500/ });

  test('the sample stands in until the own document can be loaded', async ({ page }) => {
    await join(page, 'Ines Aguirre');
    const documentId = await beginDocument(page, 'Aguirre Family Trust');
    const address = `**/api/documents/${documentId}/html`;
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto(`/trust-preview/${documentId}`);
    await expect(page.getByText('Your document could not be loaded')).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Marisol Reyes Luna').first()).toBeVisible();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Aguirre Family Trust' })).toBeVisible();
  });
});

test('what is typed into a document is printed, never run', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await beginDocument(page, '<b>Bold</b> & “Sons” Trust');
  const attack = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  await tell(page, documentId, 'My name is Marisol Okonkwo-Reyes');
  await callApi(page, {
    method: 'put',
    path: `/documents/${documentId}/facts/specialInstructions`,
    body: { value: `Keep ${attack} as it is` },
  });
  let alerts = 0;
  page.on('dialog', async (dialog) => {
    alerts += 1;
    await dialog.dismiss();
  });

  await page.goto(`/trust-preview/${documentId}`);
  await expect(page.getByRole('heading', { name: '<b>Bold</b> & “Sons” Trust' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText(attack, { exact: false }).first()).toBeAttached();
  expect(await page.frameLocator('iframe').locator('img, script').count()).toBe(0);
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByRole('region', { name: 'What we have so far' })).toContainText(attack);
  expect(alerts).toBe(0);
});

test('after payment the preview has no watermark and nothing is left to pay', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await makePaidDocument(page, 'Okonkwo-Reyes Family Trust');
  await page.goto(`/trust-preview/${documentId}`);
  await expect(page.frameLocator('iframe').getByText('Marisol Okonkwo-Reyes').first()).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('PREVIEW')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0);
  expect(await savedBy(page, 'Download HTML')).toBe('Okonkwo-Reyes Family Trust.html');
  await page.goto('/dashboard');
  await page.getByText('Copies to download').click();
  const copy = await savedBy(page, 'Download a copy to sign on paper');
  expect(copy).toBe('Okonkwo-Reyes Family Trust, to sign on paper.pdf');
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByText('This document is complete. If you change an answer')).toBeVisible();
  await page.getByRole('link', { name: 'Sign now' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?sign=${documentId}$`));
  await expect(page.getByRole('dialog')).toContainText('Okonkwo-Reyes Family Trust');
});

test('while a signed copy is being printed the page waits visibly, and offers it by itself once it is there', async ({
  page,
}) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  await makePaidDocument(page, 'Okonkwo-Reyes Family Trust');
  let isPrinted = false;
  await page.route('**/api/documents', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { readonly documents: readonly object[] };
    const waiting = list.documents.map((one) => ({ ...one, file: 'being-prepared' }));
    await route.fulfill({ response, json: isPrinted ? list : { ...list, documents: waiting } });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Preparing…' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  isPrinted = true;
  await page.getByText('Copies to download').click();
  await expect(page.getByRole('button', { name: 'Download a copy to sign on paper' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preparing…' })).toHaveCount(0);
});

test('whoever comes back to a document with every question answered is led on to payment', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await makeDocument(page, 'Okonkwo-Reyes Family Trust');
  for (const path of [`/trust/${documentId}`, '/dashboard']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Go on to payment, $297' }).click();
    await expect(page).toHaveURL(new RegExp(`/checkout\\?trust=${documentId}$`));
  }
  await expect(page.getByRole('region', { name: 'What Happens Next' })).not.toContainText('still missing');
  await page.goto(`/trust/${documentId}`);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Close preview' }).click();
  await expect(page.getByRole('link', { name: 'Go on to payment, $297' })).toBeInViewport();
});

test('what is signed changes only after a question, and stays to be downloaded', async ({ page }) => {
  await join(page, 'Marisol Okonkwo-Reyes');
  const documentId = await makePaidDocument(page, 'Okonkwo-Reyes Family Trust');
  await signAsOwner(page, documentId);
  await page.goto(`/trust/${documentId}`);
  await expect(page.getByText('To change an answer, choose “Change This Document”').first()).toBeVisible();
  const change = page.getByRole('button', { name: 'Change County' });
  await expect(change).toHaveCount(0);

  const ask = page.getByRole('button', { name: 'Change This Document' });
  await ask.click();
  const question = page.getByRole('dialog', { name: 'Begin a New Version?' });
  await expect(question).toContainText('What has been signed is kept');
  await question.getByRole('button', { name: 'Keep It as It Is' }).click();
  await expect(change).toHaveCount(0);
  await ask.click();
  await question.getByRole('button', { name: 'Begin a New Version' }).click();
  await change.click();
  await page.getByRole('textbox', { name: 'County' }).fill('Hays');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Confirm County' })).toBeVisible();

  await page.goto(`/trust-preview/${documentId}`);
  const versions = page.getByRole('region', { name: 'Signed versions' });
  await expect(versions).toContainText('Replaced by a newer version before everybody had signed.');
  await expect(versions).toContainText('Marisol Okonkwo-Reyes, owner');
  expect(await savedBy(page, 'PDF, download version 1')).toBe('Okonkwo-Reyes Family Trust, version 1.pdf');
});
