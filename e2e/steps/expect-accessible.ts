import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation of WCAG 2.2 A and AA, nor of axe's good practices, on the page as it is now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Foreign frames are left out, so nothing has to be put together in a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(said, `accessibility of ${page.url()}`).toEqual([]);
};
