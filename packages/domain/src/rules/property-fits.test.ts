import { expect, test } from 'vitest';
import type { AssetCategory } from '#facts/shapes.ts';
import { everyLaw } from '#law/every-law.ts';
import { designatedIsNotRetitled } from '#rules/property-fits.ts';

const told = (description: string, category: AssetCategory): readonly string[] =>
  designatedIsNotRetitled({ assets: [{ description, category }] }, { today: '2026-11-20', laws: everyLaw }).map(
    ({ message }) => message,
  );

test.each([
  ['Rollover at Fidelity', 'brokerage', 'Is “Rollover at Fidelity” a retirement account?'],
  ['MetLife policy', 'other', 'Is “MetLife policy” life insurance or an annuity?'],
  ['UTMA account for Emma', 'bank', 'belongs to the minor'],
  ['TOD account at Schwab', 'brokerage', 'passes to whoever is designated for it'],
  ['My 401-k', 'retirement', 'taxable withdrawal'],
] as const)('it is never decided in silence that “%s” is not retitled', (description, category, words) => {
  const [message, ...more] = told(description, category);
  expect(more).toEqual([]);
  expect(message).toContain(words);
});

test('nobody is asked about an ordinary account', () => {
  expect(told('Checking at Chase', 'bank')).toEqual([]);
});
