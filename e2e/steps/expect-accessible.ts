import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** No violation of WCAG 2.2 A and AA, nor of axe's good practices, on the page as it is now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; (${rememberColors})()`);
  const said = await page.evaluate(async () => {
    const here = (window as unknown as { readonly axe: typeof axe }).axe;
    // Foreign frames are left out, so nothing has to be put together in a page of its own.
    const { violations } = await here.run({ exclude: [['iframe']] }, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
  expect(said, `accessibility of ${page.url()}`).toEqual([]);
};

// A page has a dozen colors, and axe reads each of them again for every word: that took a third of its time.
const rememberColors = `() => {
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    const color = known.get(text);
    if (color) return Object.assign(this, color);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}`;
