import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#steps/expect-accessible.ts';
import { expectSpanish } from '#steps/expect-spanish.ts';
import { join } from '#steps/join.ts';
import { beginDocument } from '#steps/make-document.ts';
import { test } from '#steps/test.ts';

test('a trust is made in Spanish, with a while in English in the middle, on pages that speak one language each', async ({
  page,
}) => {
  await join(page, 'Rosa Medina Ortiz');
  const documentId = await beginDocument(page, 'Fideicomiso Medina');
  await page.goto(`/trust/${documentId}`);
  await choose(page, 'Español');
  await expectSpanish(page);
  await expect(page).toHaveTitle(/^Su documento · /u);

  await tell(page, 'Su respuesta', 'Me llamo Rosa Medina Ortiz');
  await expectFact(page, 'Su nombre legal completo', 'Rosa Medina Ortiz');
  await expectSpanish(page);
  await expectAccessible(page);

  await choose(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', { name: 'What we have so far' })).toBeVisible();
  await tell(page, 'Your answer', 'I am married to Luis Medina');
  await expectFact(page, 'Marital status', 'Married');

  await choose(page, 'Español');
  await expectFact(page, 'Estado civil', 'Casada o casado');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lo que llevamos' })).toBeVisible();
  await page.getByRole('link', { name: 'Leerlo en una sola página' }).click();
  await expect(page.getByRole('heading', { name: 'En sus propias palabras' })).toBeVisible();
  await expectSpanish(page);
  await expectAccessible(page);
});

test('whoever has chosen Spanish pays in it, and begins the next document in it', async ({ page }) => {
  await join(page, 'Rosa Medina Ortiz');
  const first = await beginDocument(page, 'Fideicomiso Medina');
  await page.goto(`/checkout?trust=${first}`);
  await choose(page, 'Español');
  await expect(page.getByRole('heading', { name: 'Complete su compra' })).toBeVisible();
  await expectSpanish(page);
  await expectAccessible(page);

  const next = await beginDocument(page, 'Otro fideicomiso');
  await page.goto(`/trust/${next}`);
  await expect(page.getByTestId('chat-history')).toContainText('¿Cuál es su nombre legal completo');
  await expectSpanish(page);
});

test('an older document in English is read in English, and everything else stays in Spanish', async ({ page }) => {
  await join(page, 'Rosa Medina Ortiz');
  const older = await beginDocument(page, 'Medina trust');
  await page.goto(`/trust/${older}`);
  await tell(page, 'Your answer', 'My name is Rosa Medina Ortiz');
  await expectFact(page, 'Your full legal name', 'Rosa Medina Ortiz');
  await page.goto('/account');
  await choose(page, 'Español');
  await expect(page.getByRole('heading', { name: 'Compras', exact: true })).toBeVisible();
  await expectSpanish(page);
  await expectAccessible(page);

  await page.goto(`/trust/${older}`);
  await expect(page.getByRole('heading', { name: 'What we have so far' })).toBeVisible();
  await page.goto('/dashboard');
  await expectSpanish(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Suscripción' })).toBeVisible();
});

const choose = async (page: Page, language: 'English' | 'Español'): Promise<void> =>
  page.getByRole('button', { name: language, exact: true }).click();

const tell = async (page: Page, label: string, words: string): Promise<void> => {
  const input = page.getByLabel(label, { exact: true });
  await input.fill(words);
  await input.press('Enter');
  await expect(input).toHaveValue('');
};

const expectFact = async (page: Page, label: string, value: string): Promise<void> =>
  expect(page.getByRole('listitem').filter({ hasText: label }).filter({ hasText: value }).first()).toBeVisible();
