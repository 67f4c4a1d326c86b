import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the panel of a document on the dashboard. */
export const openWitnessPanel = async (page: Page, documentName: string): Promise<Locator> => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Manage Witnesses of ${documentName}` }).click();
  const panel = page.getByRole('dialog', { name: 'Manage Witnesses' });
  await expect(panel.getByRole('heading', { name: 'Your signature' })).toBeVisible();
  return panel;
};
