import { expect, test } from 'vitest';
import {
  designatedKind,
  hasOtherKindInWords,
  keepsItsTitle,
  mayPassByDesignation,
  passesByDesignation,
} from '#facts/asset-kind.ts';
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
  ['IRA brokerage account at Fidelity', 'brokerage', 'retirement'],
  ['my 401-k', 'brokerage', 'retirement'],
  ['401 k with Ford', undefined, 'retirement'],
  ['457-b of the county', 'bank', 'retirement'],
  ['I.R.A. at Chase', 'bank', 'retirement'],
  ['I. R. A. at Chase', 'bank', 'retirement'],
  ['Roll-over IRA at Schwab', 'brokerage', 'retirement'],
  ['TIAA', 'other', 'retirement'],
  ['TIAA-CREF', 'brokerage', 'retirement'],
  ['CalPERS', undefined, 'retirement'],
  ['FERS', 'other', 'retirement'],
  ['deferred compensation plan', 'bank', 'retirement'],
  ['Profit-sharing plan', 'business', 'retirement'],
  ['Rollover at Fidelity', 'retirement', 'retirement'],
  ['MetLife policy', 'lifeInsurance', 'lifeInsurance'],
  ['Transamerica IUL', 'other', 'lifeInsurance'],
  ['GUL with Lincoln', undefined, 'lifeInsurance'],
  ['ABLE account', 'bank', 'disabilitySavings'],
  ['STABLE account for Tom', 'bank', 'disabilitySavings'],
  ['UTMA account for Emma', 'bank', 'heldForMinor'],
  ['U.G.M.A. at Schwab', 'brokerage', 'heldForMinor'],
  ['Custodial account for Leo', 'brokerage', 'heldForMinor'],
  ['Chase savings, POD Emma', 'bank', 'payableOnDeath'],
  ['T.O.D. account at Schwab', 'brokerage', 'payableOnDeath'],
  ['Savings, payable on death to my son', undefined, 'payableOnDeath'],
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
  ['Tod’s guitar', 'other'],
  ['House at 12 Pod Lane', 'realEstate'],
  ['Fers Bakery LLC', 'business'],
] as const)('%s, entered as %s, is ordinary property', (description, category) => {
  expect(passesByDesignation({ description, category })).toBe(false);
});

test.each([
  ['Rollover at Fidelity', 'brokerage', 'retirement'],
  ['Roll-over at Fidelity', undefined, 'retirement'],
  ['My plan at Ford', 'other', 'retirement'],
  ['TIAA brokerage account', 'brokerage', 'retirement'],
  ['MetLife policy', 'other', 'lifeInsurance'],
  ['Prudential policy', undefined, 'lifeInsurance'],
  ['Northwestern Mutual', 'other', 'lifeInsurance'],
] as const)('%s, entered as %s, keeps its title until its custodian was asked', (description, category, doubt) => {
  expect(passesByDesignation({ description, category })).toBe(false);
  expect(mayPassByDesignation({ description, category })).toBe(doubt);
  expect(keepsItsTitle({ description, category })).toBe(true);
});

test.each([
  ['MetLife stock', 'brokerage'],
  ['Checking at Chase', 'bank'],
  ['Schwab dividend reinvestment plan', 'brokerage'],
  ['Plan B Records LLC', 'business'],
  ['House plans by my father', 'tangible'],
] as const)('%s, entered as %s, is retitled like other property', (description, category) => {
  expect(keepsItsTitle({ description, category })).toBe(false);
});

test('words and kind disagree where they speak of different property', () => {
  const disagree = (description: string, category?: AssetCategory) => hasOtherKindInWords({ description, category });
  expect(disagree('Vanguard Roth', 'brokerage')).toBe(true);
  expect(disagree('Chase checking', 'retirement')).toBe(true);
  expect(disagree('Vanguard Roth', 'retirement')).toBe(false);
  expect(disagree('529 plan', 'other')).toBe(false);
  expect(disagree('Vanguard Roth')).toBe(false);
  expect(disagree('Chase savings, POD Emma', 'bank')).toBe(false);
  expect(disagree('Chase checking', 'bank')).toBe(false);
});
