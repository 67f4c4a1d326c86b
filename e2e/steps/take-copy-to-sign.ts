import type { Locator } from '@playwright/test';

/** Downloads the sheets to sign in ink, as everybody does before they state that somebody has signed them. */
export const takeCopyToSign = async (panel: Locator): Promise<void> => {
  const saved = panel.page().waitForEvent('download');
  await panel.getByRole('link', { name: 'Download a copy to sign on paper' }).first().click();
  await saved;
};
