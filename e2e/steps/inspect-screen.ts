import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#steps/expect-accessible.ts';

const sizes = [
  { device: 'phone', width: 390, height: 844 },
  { device: 'desktop', width: 1440, height: 900 },
] as const;

/** Holds a screen, as it is now, against what every screen must keep at phone and desktop width. */
export const inspectScreen = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  for (const { device, width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const sides = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect.soft(sides[0], `${name} fits a ${device} without scrolling sideways`).toBeLessThanOrEqual(sides[1] ?? 0);
    await expectAccessible(page);
    await takePicture(page, `${name}-${device}`);
  }
};

/** The title and description that a link to the page shows elsewhere. */
export const expectDescribed = async (page: Page): Promise<void> => {
  await expect.soft(page).toHaveTitle(/\S+ · Evergrant$/);
  await expect.soft(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{2,} \S+/);
};

// What moves in has arrived, so that contrast is measured on the colours that people see.
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((one) => one.finished));
  });
};

/** With `PICTURES=folder`, every inspected screen is kept there as a picture, to be looked at. */
const takePicture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['PICTURES'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
};
