import { expect, test } from 'vitest';
import { isCooperative } from '#facts/cooperative.ts';

test.each([
  ['realEstate', 'Co-op in Brooklyn'],
  ['realEstate', 'Apartment 4B with its proprietary lease'],
  [undefined, 'our cooperative apartment on Ocean Avenue'],
  ['other', '200 shares of 88 Tenants Corp. and the proprietary lease'],
  ['other', '200 shares of 88 Tenants Corp.'],
] as const)('of kind %s, “%s” is an apartment that no deed transfers', (category, description) => {
  expect(isCooperative({ category, description })).toBe(true);
});

test.each([
  ['realEstate', 'Condo at 4 Elm Street'],
  ['other', 'my stake in the grain cooperative'],
  ['brokerage', 'shares of Harbor Apartments Inc.'],
  ['business', 'Cooper Housing LLC'],
  ['tangible', 'chicken coop'],
] as const)('of kind %s, “%s” is none', (category, description) => {
  expect(isCooperative({ category, description })).toBe(false);
});
