import { expect, test } from 'vitest';
import { designatedKind, hasOtherKindInWords, passesByDesignation } from '#facts/asset-kind.ts';
import type { AssetCategory } from '#facts/shapes.ts';

test.each([
  ['Vanguard Roth', 'brokerage', 'retirement'],
  ['TSP account', 'bank', 'retirement'],
  ['Fidelity 401(k)', undefined, 'retirement'],
  ['my wife’s IRA', 'brokerage', 'retirement'],
  ['Solo 401k of my company', 'business', 'retirement'],
  ['Rental house in my self-directed IRA', 'realEstate', 'retirement'],
  ['HSA at Fifth Third', 'bank', 'healthSavings'],
  ['529 plan for Emma', 'other', 'educationSavings'],
  ['New York 529', 'brokerage', 'educationSavings'],
  ['Coverdell account', 'bank', 'educationSavings'],
  ['Northwestern Mutual whole life', 'other', 'lifeInsurance'],
  ['term life policy', undefined, 'lifeInsurance'],
  ['Fixed annuity with Allianz', 'brokerage', 'annuity'],
  ['Something at Schwab', 'retirement', 'retirement'],
] as const)('%s, entered as %s, passes by designation as %s', (description, category, kind) => {
  expect(designatedKind({ description, category })).toBe(kind);
});

test.each([
  ['House at 529 Oak Street', 'realEstate'],
  ['House at 457 Ira Lane', 'realEstate'],
  ['Cabin in Roth, North Dakota', 'realEstate'],
  ['Condo in a retirement community', 'realEstate'],
  ['Roth & Sons LLC', 'business'],
  ['Life insurance agency', 'business'],
  ['Philip Roth first editions', 'tangible'],
  ['Ira’s guitar', 'other'],
  ['Chase savings account', 'bank'],
] as const)('%s, entered as %s, is ordinary property', (description, category) => {
  expect(passesByDesignation({ description, category })).toBe(false);
});

test('words and kind disagree where they speak of different property', () => {
  const disagree = (description: string, category?: AssetCategory) => hasOtherKindInWords({ description, category });
  expect(disagree('Vanguard Roth', 'brokerage')).toBe(true);
  expect(disagree('Chase checking', 'retirement')).toBe(true);
  expect(disagree('Vanguard Roth', 'retirement')).toBe(false);
  expect(disagree('529 plan', 'other')).toBe(false);
  expect(disagree('Vanguard Roth')).toBe(false);
  expect(disagree('Chase checking', 'bank')).toBe(false);
});
