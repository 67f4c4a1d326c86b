import { expect } from '@playwright/test';
import { test } from '#steps/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the property page says everything, and all its pictures are there', async ({ page }) => {
    await page.goto('/real-estate-equity');
    for (const name of pictures) await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByText('This is not an offer to buy or to lend', { exact: false })).toBeVisible();
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});

const pictures = [
  'Row house',
  'Farm',
  'Bungalow',
  'Apartment block',
  'Lakeside cabin',
  'Shop front',
  'Craftsman house',
  'Town square house',
] as const;

test('eight pictures are shown three at a time, step by three and go round, by mouse and by keyboard', async ({
  page,
}) => {
  await page.goto('/real-estate-equity');
  const carousel = page.getByRole('region', { name: 'Kinds of properties' });
  const expectShown = async (...names: readonly (typeof pictures)[number][]): Promise<void> => {
    const labels = names.map((name) => `${pictures.indexOf(name) + 1} of 8: ${name}`);
    await expect
      .poll(() => carousel.getByRole('group').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
      .toEqual(labels);
  };
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  await expectShown('Row house', 'Farm', 'Bungalow');
  const next = carousel.getByRole('button', { name: 'Next pictures' });
  await next.click();
  await expectShown('Apartment block', 'Lakeside cabin', 'Shop front');
  await next.click();
  await expectShown('Craftsman house', 'Town square house', 'Row house');
  await expect(carousel).toContainText('Pictures 7, 8 and 1 of 8');
  await next.focus();
  await page.keyboard.press('Enter');
  await expectShown('Farm', 'Bungalow', 'Apartment block');
  await page.keyboard.press('ArrowLeft');
  await expectShown('Craftsman house', 'Town square house', 'Row house');
  for (let step = 0; step < 3; step += 1) await carousel.getByRole('button', { name: 'Previous pictures' }).click();
  await expectShown('Shop front', 'Craftsman house', 'Town square house');
});
