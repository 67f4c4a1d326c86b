import { expect, test } from 'vitest';
import { compareFact } from '#talks/compare-facts.ts';

const steps = [
  { age: 25, percentage: 50 },
  { age: 30, percentage: 50 },
];

test('entries that nothing names are compared place by place', () => {
  expect(compareFact('payoutSteps', steps, steps)).toEqual([]);
  expect(compareFact('payoutSteps', steps, [steps[0], { age: 35, percentage: 50 }])).toEqual([
    { at: 'payoutSteps.age', kind: 'wrong', meant: 30, kept: 35 },
  ]);
});

test('a step too many and a step too few are differences', () => {
  expect(compareFact('payoutSteps', steps, steps.slice(1)).map(({ kind }) => kind)).toEqual(['wrong', 'missing']);
  expect(compareFact('payoutSteps', steps.slice(0, 1), steps).map(({ kind }) => kind)).toEqual(['extra']);
});

test('people are still paired by their names, in whatever order they stand', () => {
  const [ann, bob] = [{ name: 'Ann Bell' }, { name: 'Bob Bell' }];
  expect(compareFact('children', [ann, bob], [bob, ann])).toEqual([]);
});
