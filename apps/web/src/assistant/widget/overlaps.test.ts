import { expect, test } from 'vitest';
import { overlaps } from '#assistant/widget/overlaps.ts';

const launcher = { left: 300, top: 700, right: 370, bottom: 760 };

test('a control that reaches under the launcher counts as covered, one beside it does not', () => {
  expect(overlaps(launcher, { left: 20, top: 740, right: 310, bottom: 790 })).toBe(true);
  expect(overlaps(launcher, { left: 320, top: 710, right: 330, bottom: 720 })).toBe(true);
  expect(overlaps(launcher, { left: 20, top: 740, right: 300, bottom: 790 })).toBe(false);
  expect(overlaps(launcher, { left: 300, top: 640, right: 370, bottom: 700 })).toBe(false);
});

test('what is not shown is not covered', () => {
  expect(overlaps(launcher, { left: 320, top: 720, right: 320, bottom: 720 })).toBe(false);
});
