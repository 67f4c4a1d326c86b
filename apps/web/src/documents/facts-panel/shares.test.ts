import { expect, test } from 'vitest';
import { canSaveShares, equalShares, percentText, sharesState, shareTotal } from '#documents/facts-panel/shares.ts';

test('shares are added as they are typed, with or without a percent sign', () => {
  expect(shareTotal(['60', '40 %'])).toBe(100);
  expect(shareTotal(['33.34', '33.33', '33.33'])).toBe(100);
  expect(shareTotal(['half', '', '-5', '10'])).toBe(10);
});

test('splitting equally always gives away exactly everything', () => {
  for (let count = 1; count <= 30; count += 1) {
    const shares = equalShares(count);
    expect(shares).toHaveLength(count);
    expect(sharesState(shares.map(String))).toEqual({ kind: 'complete' });
  }
  expect(equalShares(3)).toEqual([33.34, 33.33, 33.33]);
});

test('shares that do not reach 100 % say by how much', () => {
  expect(sharesState(['60', '30'])).toEqual({ kind: 'short', byPercent: 10 });
  expect(sharesState(['60', '60'])).toEqual({ kind: 'over', byPercent: 20 });
});

test('a person without a share is noticed even when the others add up', () => {
  expect(sharesState(['100', ''])).toEqual({ kind: 'blank-share' });
  expect(sharesState(['', ' '])).toEqual({ kind: 'empty' });
});

test('percentages are written without needless zeros', () => {
  expect(percentText(100)).toBe('100 %');
  expect(percentText(33.33)).toBe('33.33 %');
  expect(percentText(12.5)).toBe('12.5 %');
});

test('a corrected spelling is saved without a share where shares may stay open, and nowhere is half a division', () => {
  const open = sharesState(['', '']);
  expect(canSaveShares(open, true)).toBe(true);
  expect(canSaveShares(open, false)).toBe(false);
  expect(canSaveShares(sharesState(['60', '30']), true)).toBe(false);
  expect(canSaveShares(sharesState(['60', '40']), false)).toBe(true);
});
