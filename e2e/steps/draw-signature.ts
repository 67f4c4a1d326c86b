import type { Locator, Page } from '@playwright/test';

/** Draws a signature with the mouse on a pad. */
export const drawSignature = async (page: Page, pad: Locator): Promise<void> => {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is no signature pad to draw on');
  const [left, middle] = [box.x + 30, box.y + box.height / 2];
  await page.mouse.move(left, middle);
  await page.mouse.down();
  for (let step = 1; step <= 40; step += 1) {
    await page.mouse.move(left + step * 5, middle + Math.sin(step / 3) * 45);
  }
  await page.mouse.up();
};
