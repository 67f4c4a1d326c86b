import { expect, test } from 'vitest';
import { totalOf, withExactShares } from '#facts/exact-shares.ts';
import { isAll, wholeShare } from '#kit/share.ts';
import { sharePercent } from '#kit/write-share.ts';

const of = (...percentages: readonly (number | undefined)[]) => percentages.map((percentage) => ({ percentage }));
const said = (...percentages: readonly (number | undefined)[]) => {
  const total = totalOf(of(...percentages));
  return total && sharePercent(total);
};

test('shares are all of it only when they are exactly that', () => {
  expect(said(100 / 3, 100 / 3, 100 / 3)).toBe('100%');
  expect(said(33.33, 33.33, 33.33)).toBe('100%');
  expect(said(33.34, 33.33, 33.33)).toBe('100%');
  expect(said(49.99, 50)).toBe('99.99%');
  expect(said(50.005, 50)).toBe('100.005%');
  expect(said(100 / 3, 100 / 3)).toBe('66⅔%');
});

test('there is no total while a share is missing or unknown', () => {
  expect(said(50, undefined)).toBeUndefined();
  expect(said(50, Number.NaN)).toBeUndefined();
});

test('nobody has no share, which is not all of it', () => expect(isAll(totalOf([]) ?? wholeShare)).toBe(false));

test('shares that were cut behind the point are the thirds they mean, and others stay as they are', () => {
  expect(withExactShares(of(33.33, 33.33, 33.33))).toEqual(of(100 / 3, 100 / 3, 100 / 3));
  expect(withExactShares(of(66.67, 33.33))).toEqual(of(66.67, 33.33));
  expect(withExactShares(of(60, undefined))).toEqual(of(60, undefined));
});
