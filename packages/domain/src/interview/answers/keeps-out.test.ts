import { expect, test } from 'vitest';
import { changedBy, whitcombsAt } from '#interview/testing/whitcombs.ts';

const assets = { kind: 'fact', field: 'assets' } as const;
const named = (message: string): readonly unknown[] =>
  ((changedBy(message, whitcombsAt(assets, 'assets'))['assets'] ?? []) as readonly { description: string }[]).map(
    ({ description }) => description,
  );

test.each([
  ['the house and my van. the pension has its own papers so leave that', ['house', 'van']],
  ['condo, savings at Alpine. skip 401k/hsa, they have beneficiaries', ['condo', 'savings at Alpine']],
  ['the cabin and the boat, leave the IRA alone, it names my sister', ['cabin', 'boat']],
  ['the condo; ignore my roth, beneficiary form is on file', ['condo']],
  ['the farm. my pension stops when I die', ['farm']],
  ['A truck. My pension comes from the church and needs nothing done to it.', ['truck']],
])('property that is kept out is none that goes in: %s', (message, descriptions) => {
  expect(named(message)).toEqual(descriptions);
});

test.each([
  ['house, two cars, and an IRA', ['house', 'two cars', 'IRA']],
  [
    'house and a brokerage account at Schwab with beneficiaries',
    ['house', 'brokerage account at Schwab with beneficiaries'],
  ],
])('property that is only described goes in: %s', (message, descriptions) => {
  expect(named(message)).toEqual(descriptions);
});
