import fc from 'fast-check';
import { Fraction } from 'fraction.js';
import { expect, test } from 'vitest';
import {
  isAll,
  percentageOfShare,
  readShare,
  shareOfPart,
  shareOfPercentage,
  sharesOfGroup,
  sumOfShares,
} from '#kit/share.ts';
import { sharePercent, shareWords } from '#kit/write-share.ts';

const said = (share: Fraction | undefined): string | undefined => share?.toFraction();

const anyShare = fc
  .integer({ min: 1, max: 100_000 })
  .chain((under) => fc.integer({ min: 1, max: under }).map((over) => new Fraction(over, under)));

test('a share comes back from where it is stored as it went in', () => {
  fc.assert(
    fc.property(anyShare, (share) => {
      expect(said(shareOfPercentage(percentageOfShare(share)))).toBe(said(share));
    }),
  );
});

test('a percentage with decimals means what it says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (parts) => {
      expect(said(shareOfPercentage(parts / 100_000_000))).toBe(said(new Fraction(parts, 10_000_000_000)));
    }),
  );
  expect(
    [33.333333333333336, 33.33333333333333, 66.66666666666667, 14.285714285714286].map(shareOfPercentage).map(said),
  ).toEqual(['1/3', '1/3', '2/3', '1/7']);
});

test('equal shares are all of it, whatever their number', () => {
  for (let count = 1; count <= 120; count += 1) {
    const stored = Array.from({ length: count }, () => percentageOfShare(new Fraction(1, count)));
    expect(isAll(sumOfShares(stored.map(shareOfPercentage)))).toBe(true);
  }
});

test.each([
  ['1/3', '1/3'],
  ['33 1/3', '1/3'],
  ['33⅓%', '1/3'],
  ['33 1/3 %', '1/3'],
  ['12.5', '1/8'],
  ['12.5%', '1/8'],
  ['12.5 percent', '1/8'],
  ['1/2%', '1/200'],
  ['½', '1/2'],
  ['½%', '1/200'],
  ['100', '1'],
])('%s is read as the share %s', (text, share) => expect(said(readShare(text))).toBe(share));

test.each(['', '0', '101', '4/3', '1/0', '5 1/0', 'a third', '-5', '1e2', '12.5.1'])('%s is no share', (text) =>
  expect(readShare(text)).toBeUndefined(),
);

test('a part of one is no percentage', () => expect(said(shareOfPart(0.125))).toBe('1/8'));

test.each([
  [
    [33.33, 33.33, 33.33],
    ['1/3', '1/3', '1/3'],
  ],
  [
    [66.66, 33.33],
    ['2/3', '1/3'],
  ],
  [
    [50, 16.67, 16.67, 16.67],
    ['1/2', '1/6', '1/6', '1/6'],
  ],
  // What adds up as it stands is not touched, and what is not a cut fraction neither.
  [
    [33.34, 33.33, 33.33],
    ['1667/5000', '3333/10000', '3333/10000'],
  ],
  [
    [49.99, 50],
    ['4999/10000', '1/2'],
  ],
  [
    [33, 33, 33],
    ['33/100', '33/100', '33/100'],
  ],
])('the percentages %j of one group are the shares %j', (percentages, shares) =>
  expect(sharesOfGroup(percentages).map(said)).toEqual(shares),
);

test('a share is shown as a person writes and says it', () => {
  const shares = [
    new Fraction(1, 3),
    new Fraction(1, 8),
    new Fraction(1, 7),
    new Fraction(1),
    new Fraction(5, 6),
    new Fraction(1, 2),
  ];
  expect(shares.map(sharePercent)).toEqual(['33⅓%', '12.5%', '14 2/7%', '100%', '83⅓%', '50%']);
  expect(shares.map(shareWords)).toEqual([
    'one third',
    'one eighth',
    'one seventh',
    'all of it',
    'five sixths',
    'half',
  ]);
});

test('no screen shows a fraction of millions', () => {
  expect([33.1234567, 33.123456789, 100 * (1 / Math.PI)].map(shareOfPercentage).map(sharePercent)).toEqual([
    '33.1234567%',
    '33.123456789%',
    '31.830989%',
  ]);
});

test('what is shown is read back as the same share', () => {
  fc.assert(
    fc.property(anyShare, (share) => {
      expect(said(readShare(sharePercent(share)))).toBe(said(share));
    }),
  );
});
