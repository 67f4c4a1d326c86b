import { expect, type Locator, type Page } from '@playwright/test';

/** A labelled part of a page. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** A message that came up over the page. */
export const expectToast = async (page: Page, words: string): Promise<void> => {
  await expect(page.locator('.mantine-Notification-root').filter({ hasText: words }).first()).toBeVisible();
};
