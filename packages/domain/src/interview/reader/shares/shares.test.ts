import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalOf } from '#facts/exact-shares.ts';
import { readShares } from '#interview/reader/shares/shares.ts';
import { isAll } from '#kit/share.ts';

const read = (text: string, names: readonly string[]): readonly (number | undefined)[] =>
  readShares(
    text,
    names.map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length })),
  );

test.each([
  ['half to Ann and the rest to Bo', [50, 50]],
  ['Ann gets 30 percent and Bo gets the rest', [30, 70]],
  ['forty percent to Ann and sixty percent to Bo', [40, 60]],
  ['Ann and Bo, equally', [50, 50]],
  ['Ann 60, Bo 40', [60, 40]],
  ['70/30 between Ann and Bo', [70, 30]],
  ['two thirds to Ann, one third to Bo', [200 / 3, 100 / 3]],
  ['Ann should get 3/4 and Bo 1/4', [75, 25]],
  ['60% to Ann and 60% to Bo', [60, 60]],
  ['Ann and Bo', [undefined, undefined]],
])('%s', (text, expected) => {
  const shares = read(text, ['Ann', 'Bo']);
  expect(shares).toEqual(expected);
});

test('equal shares are equal, and always make exactly a whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 30 }), (count) => {
      const names = Array.from(
        { length: count },
        (_, index) => `Name${String.fromCharCode(65 + (index % 26))}${index > 25 ? 'x' : ''}`,
      );
      const shares = read(`${names.join(', ')} in equal shares`, names);
      expect(new Set(shares).size).toBe(1);
      const total = totalOf(shares.map((percentage) => ({ percentage })));
      expect(total && isAll(total)).toBe(true);
    }),
  );
});
