import fc from 'fast-check';
import { Fraction } from 'fraction.js';
import { expect, test } from 'vitest';
import { membersForm, sharesForm } from '#facts/entry-form.ts';
import { totalOf } from '#facts/exact-shares.ts';
import { editList } from '#interview/lists/edit-list.ts';
import type { ListEdit } from '#interview/lists/list-edit.ts';
import { isAll, noShare, percentageOfShare, shareOfPercentage } from '#kit/share.ts';
import { sharePercent } from '#kit/write-share.ts';

interface Taker {
  readonly name: string;
  readonly percentage?: number;
}

const form = sharesForm(() => true);
const of = (shares: Readonly<Record<string, number | undefined>>): readonly Taker[] =>
  Object.entries(shares).map(([name, percentage]) => ({ name, ...(percentage !== undefined && { percentage }) }));
const open = of({ Ann: undefined, Bo: undefined, Cy: undefined });

const after = (value: readonly Taker[], ...edits: readonly ListEdit[]) => {
  const result = editList(form, value, edits);
  if (!result.ok) return result.reason.reason;
  return Object.fromEntries(
    (result.value as readonly Taker[]).map(({ name, percentage }) => [
      name,
      percentage === undefined ? '' : sharePercent(shareOfPercentage(percentage)),
    ]),
  );
};

test('equal shares are exactly equal and exactly all of it, for however many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      const people = Array.from({ length: count }, (_, index) => ({ name: `Person${index} Lee` }));
      const result = editList(form, people, [{ kind: 'divide', parts: [], rest: 'equally' }]);
      const shared = result.ok ? (result.value as readonly Taker[]) : [];
      expect(isAll(totalOf(shared) ?? noShare)).toBe(true);
      expect(new Set(shared.map(({ percentage }) => percentage)).size).toBe(1);
    }),
  );
});

test('whatever fractions are said, with the rest to the others it is exactly all of it or refused', () => {
  const fraction = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(fc.array(fraction, { maxLength: 5 }), fc.integer({ min: 1, max: 5 }), (said, others) => {
      const people = Array.from({ length: said.length + others }, (_, index) => ({ name: `Person${index} Lee` }));
      const parts = said.map(([over, under], index) => ({ who: `Person${index} Lee`, share: `${over}/${under}` }));
      const result = editList(form, people, [{ kind: 'divide', parts, rest: 'equally' }]);
      const given = said.reduce((sum, [over, under]) => sum.add(over, under), new Fraction(0));
      const total = result.ok ? totalOf(result.value as readonly Taker[]) : undefined;
      expect([result.ok, total && isAll(total)]).toEqual(given.lt(1) ? [true, true] : [false, undefined]);
    }),
  );
});

test('shares that are said, and the rest equally', () => {
  expect(after(open, { kind: 'divide', parts: [{ who: 'Ann', share: '1/2' }], rest: 'equally' })).toEqual({
    Ann: '50%',
    Bo: '25%',
    Cy: '25%',
  });
  expect(after(open, { kind: 'divide', parts: [{ who: 'Cy', share: '1/3' }], rest: 'equally' })).toEqual({
    Ann: '33⅓%',
    Bo: '33⅓%',
    Cy: '33⅓%',
  });
});

test('the rest to one is what those leave who are not spoken of', () => {
  const value = of({ Ann: 33.33, Bo: 33.33, Cy: 33.33 });
  expect(after(value, { kind: 'divide', parts: [{ who: 'Ann', share: '50%' }], rest: { to: ['Bo'] } })).toEqual({
    Ann: '50%',
    Bo: '16⅔%',
    Cy: '33⅓%',
  });
  expect(after(open, { kind: 'divide', parts: [{ who: 'Ann', share: '20' }], rest: { to: ['Bo', 'Cy'] } })).toEqual({
    Ann: '20%',
    Bo: '40%',
    Cy: '40%',
  });
});

test('a share that is said changes no other, and is refused where it gives away more than there is', () => {
  const half = of({ Ann: 50, Bo: 50 });
  expect(after(half, { kind: 'divide', parts: [{ who: 'Ann', share: '60' }] })).toEqual({
    kind: 'overTheWhole',
    total: '110%',
  });
  expect(after(half, { kind: 'divide', parts: [{ who: 'Ann', share: '40' }] })).toEqual({ Ann: '40%', Bo: '50%' });
  const both: readonly ListEdit[] = [
    { kind: 'change', who: 'Ann', columns: { percentage: '60' } },
    { kind: 'change', who: 'Bo', columns: { percentage: '40' } },
  ];
  expect(after(half, ...both)).toEqual({ Ann: '60%', Bo: '40%' });
  // A list that was over before can be put right in steps.
  expect(after(of({ Ann: 80, Bo: 80 }), { kind: 'rename', who: 'Bo', name: 'Bob' })).toEqual({
    Ann: '80%',
    Bob: '80%',
  });
});

test('there is no rest where nothing is left, nobody is left to take it, or somebody has a share already', () => {
  const all = [
    { who: 'Ann', share: '1/2' },
    { who: 'Bo', share: '1/2' },
  ];
  expect(after(open, { kind: 'divide', parts: all, rest: 'equally' })).toEqual({ kind: 'nothingLeft' });
  expect(after(open.slice(0, 2), { kind: 'divide', parts: all, rest: 'equally' })).toEqual({ Ann: '50%', Bo: '50%' });
  expect(after(open.slice(0, 1), { kind: 'divide', parts: [{ who: 'Ann', share: '2/3' }], rest: 'equally' })).toEqual({
    kind: 'nobodyForTheRest',
    left: '33⅓%',
  });
  expect(after(open, { kind: 'divide', parts: all.slice(0, 1), rest: { to: ['Ann'] } })).toEqual({
    kind: 'namedTwice',
    who: 'Ann',
  });
  expect(after(open, { kind: 'divide', parts: [...all, { who: 'Ann', share: '5' }] })).toMatchObject({
    kind: 'namedTwice',
  });
  expect(after(open, { kind: 'divide', parts: [{ who: 'Ann', share: '5/4' }] })).toEqual({
    kind: 'notAShare',
    share: '5/4',
  });
});

test('a share that is split goes to those who are named, in the place of whoever had it', () => {
  const thirds = of({ Ann: 100 / 3, Bo: 100 / 3, Cy: 100 / 3 });
  const two = [{ entry: { name: 'Di Fox' } }, { entry: { name: 'Ed Fox' } }];
  expect(after(thirds, { kind: 'split', who: 'Bo', among: two })).toEqual({
    Ann: '33⅓%',
    'Di Fox': '16⅔%',
    'Ed Fox': '16⅔%',
    Cy: '33⅓%',
  });
  expect(
    after(thirds, { kind: 'split', who: 'Bo', among: [{ entry: { name: 'Bo' } }, { entry: { name: 'Cy' } }] }),
  ).toEqual({
    Ann: '33⅓%',
    Bo: '16⅔%',
    Cy: '50%',
  });
});

test('a part of a share that is given to nobody stays with whoever had it', () => {
  const value = of({ Ann: 60, Bo: 40 });
  expect(after(value, { kind: 'split', who: 'Ann', among: [{ entry: { name: 'Di Fox' }, share: '1/3' }] })).toEqual({
    Ann: '40%',
    'Di Fox': '20%',
    Bo: '40%',
  });
  expect(after(open, { kind: 'split', who: 'Ann', among: [{ entry: { name: 'Di Fox' } }] })).toEqual({
    kind: 'hasNoShare',
    who: 'Ann',
  });
});

test('a share that is split again and again stays exact', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 2, max: 4 }), { maxLength: 4 }), (ways) => {
      const edits = ways.map((count, depth): ListEdit => ({
        kind: 'split',
        who: depth === 0 ? 'Ann' : `P${depth - 1}0 Lee`,
        among: Array.from({ length: count }, (_, index) => ({ entry: { name: `P${depth}${index} Lee` } })),
      }));
      const result = editList(membersForm, of({ Ann: 100 / 3, Bo: 200 / 3 }), edits);
      expect(result.ok && isAll(totalOf(result.value as readonly Taker[]) ?? noShare)).toBe(true);
    }),
  );
});

test('a share is stored as the number next to it', () => {
  const result = editList(form, open, [{ kind: 'divide', parts: [], rest: 'equally' }]);
  expect(result).toMatchObject({ value: open.map(() => ({ percentage: percentageOfShare(new Fraction(1, 3)) })) });
});
