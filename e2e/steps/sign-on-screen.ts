import type { Locator, Page } from '@playwright/test';

/** Where paper is advised, the screen is chosen first. */
export const chooseScreen = async (panel: Page | Locator): Promise<void> =>
  panel.getByRole('radio', { name: 'On this screen' }).check();

/** Opens the pad. */
export const signOnScreen = async (panel: Page | Locator): Promise<void> => {
  await chooseScreen(panel);
  await panel.getByRole('button', { name: 'Sign the document' }).click();
};
