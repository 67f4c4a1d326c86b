import { expect, type Page } from '@playwright/test';

/** Opens the preview over the chat, expects words in it, and none of the others, and goes on editing. */
export const expectInPreview = async (
  page: Page,
  { says, not = [] }: { readonly says: readonly string[]; readonly not?: readonly string[] },
): Promise<void> => {
  await page.getByRole('button', { name: 'Preview Document' }).click();
  const preview = page.getByRole('dialog', { name: 'Document Preview Ready' });
  const text = preview.frameLocator('iframe').getByRole('main');
  for (const words of says) await expect(text).toContainText(words);
  for (const words of not) await expect(text).not.toContainText(words);
  await preview.getByRole('button', { name: 'Continue Editing' }).click();
  await expect(preview).toBeHidden();
};
