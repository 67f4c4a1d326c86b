import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import * as company from '#rules/company-fits.ts';
import * as taxes from '#rules/company-taxes-fit.ts';
import type { Rule } from '#rules/rule.ts';

const rules: readonly Rule[] = [...Object.values(company), ...Object.values(taxes)];

const issuesOf = (facts: Facts): readonly string[] =>
  rules
    .flatMap((rule) => rule(facts, { today: '2026-11-20', laws: everyLaw }))
    .map(({ code, level }) => `${code} ${level}`);

test.each([
  ['Harbor Bakery LLC', 'DE'],
  ['Harbor Bakery, L.L.C.', 'TX'],
  ['Harbor Bakery Limited Liability Company', 'CA'],
  ['Harbor Bakery Ltd. Liability Co.', 'CA'],
  ['Harbor Bakery LLC', 'PA'],
] as const)('%s is a name for a company in %s', (llcName, formationState) => {
  expect(issuesOf({ llcName, formationState })).toEqual([]);
});

test.each([
  ['Harbor Bakery', 'LL1a error'],
  ['Harbor Bakery Inc.', 'LL1a error'],
  ['LLC', 'LL1a error'],
  ['Harbor Trust LLC', 'LL16 error'],
  ['First Harbor Bank LLC', 'LL16 error'],
] as const)('%s is no name for a company', (llcName, issue) => {
  expect(issuesOf({ llcName, formationState: 'DE' })).toContain(issue);
});

test('legal papers are delivered at a street address in the state of formation', () => {
  const at = (registeredAgentAddress: string) => issuesOf({ formationState: 'DE', registeredAgentAddress });
  expect(at('8 The Green, Dover, DE 19901')).toEqual([]);
  expect(at('55 Water Street, New York, NY 10041')).toEqual(['LL1b error']);
  expect(at('P.O. Box 12, Dover, DE 19901')).toEqual(['LL1b error']);
  expect(issuesOf({ principalAddress: 'PO Box 9, Dover, DE 19901' })).toEqual(['LL1c error']);
});

test('a company is not its own registered agent', () => {
  expect(issuesOf({ llcName: 'Harbor, LLC', registeredAgent: { name: 'Harbor LLC' } })).toContain('LL1d error');
});

test('a firm may own a partnership and no S corporation', () => {
  const members = [
    { name: 'Ridge Capital Partners LP', percentage: 70 },
    { name: 'Helen Marsh', percentage: 30 },
  ];
  expect(issuesOf({ members, taxTreatment: 'default' })).toEqual([]);
  expect(issuesOf({ members, taxTreatment: 'sCorporation' })).toEqual(['LL6a error']);
});

test('what a founder should know is said and keeps nothing from being finished', () => {
  const half = [
    { name: 'Ann Lee', percentage: 50 },
    { name: 'Bo Reed', percentage: 50 },
  ];
  expect(issuesOf({ members: half })).toEqual(['LL4 warning']);
  expect(issuesOf({ fiscalYearEnd: 'June 30' })).toEqual(['LL9 warning']);
  expect(issuesOf({ businessPurpose: 'A dental practice' })).toEqual(['LL14 warning']);
});

test('contributions are given for every member or for none', () => {
  const members = [
    { name: 'Ann Lee', percentage: 60, contributionInCents: 100 },
    { name: 'Bo Reed', percentage: 40 },
  ];
  expect(issuesOf({ members })).toEqual(['LL2 error']);
});
