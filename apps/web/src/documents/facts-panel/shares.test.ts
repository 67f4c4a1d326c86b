import { readShare } from '@evergrant/domain/kit/share.ts';
import { expect, test } from 'vitest';
import {
  canSaveShares,
  equalShares,
  percentText,
  sharesState,
  shareTotal,
  storedShare,
  typedShare,
} from '#documents/facts-panel/shares.ts';

const total = (...typed: readonly string[]): string => percentText(shareTotal(typed));

test('shares are added as they are typed, with or without a percent sign', () => {
  expect(total('60', '40 %')).toBe('100 %');
  expect(total('33.34', '33.33', '33.33')).toBe('100 %');
  expect(total('33.33', '33.33', '33.33')).toBe('100 %');
  expect(total('1/3', '33 1/3', '33⅓ %')).toBe('100 %');
  expect(total('half', '', '-5', '10')).toBe('10 %');
});

test('splitting equally always gives away exactly everything, and the same to everybody', () => {
  for (let count = 1; count <= 120; count += 1) {
    const shares = equalShares(count);
    expect(shares).toHaveLength(count);
    expect(new Set(shares).size).toBe(1);
    expect(sharesState(shares)).toEqual({ kind: 'complete' });
  }
  expect(equalShares(3)).toEqual(['33 1/3', '33 1/3', '33 1/3']);
});

test('a stored share that is saved untouched is the same share', () => {
  for (const stored of [100 / 3, 33.33, 12.5, 100 / 7, 2 / 3, 100])
    expect(storedShare(typedShare(stored))).toBe(stored);
});

test('shares that do not reach 100 % say by how much', () => {
  const said = (...typed: readonly string[]) => {
    const state = sharesState(typed);
    return [state.kind, 'by' in state ? percentText(state.by) : ''];
  };
  expect(said('60', '30')).toEqual(['short', '10 %']);
  expect(said('1/3', '1/3')).toEqual(['short', '33⅓ %']);
  expect(said('60', '60')).toEqual(['over', '20 %']);
});

test('a person without a share is noticed even when the others add up', () => {
  expect(sharesState(['100', ''])).toEqual({ kind: 'blank-share' });
  expect(sharesState(['', ' '])).toEqual({ kind: 'empty' });
});

test('percentages are written without needless zeros', () => {
  const shown = ['100', '33.33', '12.50', '1/3'].map((text) => percentText(readShare(text)!));
  expect(shown).toEqual(['100 %', '33.33 %', '12.5 %', '33⅓ %']);
});

test('a corrected spelling is saved without a share where shares may stay open, and nowhere is half a division', () => {
  const open = sharesState(['', '']);
  expect(canSaveShares(open, true)).toBe(true);
  expect(canSaveShares(open, false)).toBe(false);
  expect(canSaveShares(sharesState(['60', '30']), true)).toBe(false);
  expect(canSaveShares(sharesState(['60', '40']), false)).toBe(true);
});
