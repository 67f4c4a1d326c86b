import { expect, test } from 'vitest';
import type { Prose } from '#assembly/draft.ts';
import { printedDomicile, printedTrustName } from '#assembly/printed-facts.ts';
import { everyLaw } from '#law/every-law.ts';
import type { StateCode } from '#law/state-code.ts';

const said = (prose: Prose): string => prose.map((inline) => ('text' in inline ? inline.text : '')).join('');

test.each([
  ['Orange', 'CA', 'Orange County, California'],
  ['Wayne county', 'MI', 'Wayne County, Michigan'],
  ['Alexandria', 'VA', 'the City of Alexandria, Virginia'],
  ['Anchorage', 'AK', 'the Municipality of Anchorage, Alaska'],
  ['Carson City', 'NV', 'Carson City, Nevada'],
  ['Alexandria City', 'VA', 'the City of Alexandria, Virginia'],
  ['San Francisco', 'CA', 'the City and County of San Francisco, California'],
  ['Capitol Planning Region', 'CT', 'the Capitol Planning Region, Connecticut'],
  ['the City of Baltimore', 'MD', 'the City of Baltimore, Maryland'],
  ['Washington', 'DC', 'Washington, in the District of Columbia'],
  ['Washington, D.C.', 'DC', 'Washington, in the District of Columbia'],
  ['District of Columbia', 'DC', 'the District of Columbia'],
] as const)('the domicile in %s (%s) is printed as a sentence names it', (county, state: StateCode, printed) => {
  expect(said(printedDomicile({ county, state }, everyLaw(state)))).toBe(printed);
});

test.each([
  ['Whitfield Family Trust', 'the Whitfield Family Trust'],
  ['The Oak Trust', 'The Oak Trust'],
  ['Ruth’s Trust', 'Ruth’s Trust'],
  ['Oak Hill', 'Oak Hill'],
])('the name of the trust %s has its article in a sentence', (name, printed) => {
  expect(said(printedTrustName(name))).toBe(printed);
});
