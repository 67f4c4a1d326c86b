import { expect, test } from 'vitest';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { livingTrustQuestions } from '#catalogue/living-trust/questions.ts';
import { errorsOf, issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import type { Facts } from '#facts/facts.ts';
import { missingFrom } from '#facts/settle-facts.ts';
import { everyLaw } from '#law/every-law.ts';

const issues = (change: Partial<Facts>) => issuesOf({ ...livingTrustSample, ...change });
const errors = (change: Partial<Facts>) => errorsOf({ ...livingTrustSample, ...change });

test('complete, sound facts have no blocking issue', () => {
  expect(errors({})).toEqual([]);
  expect(livingTrust(everyLaw).finish(livingTrustSample, '2026-11-20').ok).toBe(true);
});

test('each required fact that is missing is named, and nothing is assembled', () => {
  const required = missingFrom(livingTrustQuestions, {});
  expect(required.length).toBeGreaterThan(10);
  for (const { field } of required) {
    const { [field]: _, ...rest } = livingTrustSample;
    const result = livingTrust(everyLaw).finish(rest, '2026-11-20');
    expect(result.ok ? [] : result.reason.map((obstacle) => obstacle.field)).toContain(field);
  }
});

test('a married person names a spouse, a panel its members, a fixed fee its amount, a gift of the home its taker', () => {
  expect(errors({ maritalStatus: 'Married' })).toEqual(['V1 error spouseName']);
  expect(errors({ incapacityTest: 'panel' })).toEqual(['V1 error incapacityPanel']);
  expect(errors({ trusteeCompensation: 'fixed' })).toEqual(['V1 error trusteeFixedFeeInCents']);
  expect(errors({ residencePlan: 'giveTo' })).toEqual(['V1 error residenceRecipient']);
});

test('placeholder names are refused', () => {
  expect(errors({ grantorName: 'John Doe' })).toEqual(['V1a error grantorName']);
  expect(errors({ successorTrustee: { name: '[Trustee]' } })).toEqual(['V1a error successorTrustee']);
});

test('shares add up to exactly one hundred percent, and thirds that were cut behind the point are thirds', () => {
  const shares = (...percentages: readonly (number | undefined)[]) => ({
    beneficiaries: percentages.map((percentage, index) => ({
      name: `Person ${'ABCD'[index]}`,
      ...(percentage !== undefined && { percentage }),
    })),
  });
  expect(errors(shares(33.33, 33.33, 33.33))).toEqual([]);
  expect(errors(shares(33.33, 33.33, 33.34))).toEqual([]);
  expect(errors(shares(100 / 3, 100 / 3, 100 / 3))).toEqual([]);
  expect(errors(shares(49.99, 50))).toEqual(['V2b beneficiaries error beneficiaries']);
  expect(errors(shares(undefined))).toEqual([]);
  expect(errors(shares(60, 30))).toEqual(['V2b beneficiaries error beneficiaries']);
  expect(errors(shares(60, undefined))).toEqual(['V2a beneficiaries error beneficiaries']);
  expect(errors(shares(60, 40.02))).toEqual(['V2b beneficiaries error beneficiaries']);
});

test('nobody is named twice in one group of takers', () => {
  expect(
    errors({
      beneficiaries: [
        { name: 'Zoë Wu', percentage: 50 },
        { name: 'zoe wu', percentage: 50 },
      ],
    }),
  ).toEqual(['V2a beneficiaries error beneficiaries']);
});

test('contingent takers share equally when no shares are given, else they add up', () => {
  expect(errors({ contingentBeneficiaries: [{ name: 'A B' }, { name: 'C D' }] })).toEqual([]);
  expect(
    errors({
      contingentBeneficiaries: [
        { name: 'A B', percentage: 50 },
        { name: 'C D', percentage: 20 },
      ],
    }),
  ).toEqual(['V2b contingentBeneficiaries error contingentBeneficiaries']);
});

test('somebody under eighteen cannot make a trust', () => {
  expect(errors({ grantorDateOfBirth: '2008-11-21' })).toEqual(['V3b error grantorDateOfBirth']);
  expect(errors({ grantorDateOfBirth: '2008-11-20' })).toEqual([]);
});

test('a successor trustee is neither the grantor, nor a first trustee, nor named twice', () => {
  expect(errors({ successorTrustee: { name: 'marisol reyes  luna' } })).toEqual(['V4 error successorTrustee']);
  expect(
    errors({ initialTrustee: [{ name: 'Marisol Reyes Luna' }, { name: 'Ana Cruz Vega' }], coTrusteesActJointly: true }),
  ).toEqual(['V4 error successorTrustees']);
  expect(errors({ successorTrustees: [{ name: 'Sofia Reyes Luna' }] })).toEqual(['V4 error successorTrustees']);
});

test('a first trustee is named once', () => {
  const initialTrustee = [{ name: 'Marisol Reyes Luna' }, { name: 'Marisol Reyes Luna' }];
  expect(errors({ initialTrustee })).toEqual(['V4 error initialTrustee']);
});

test('nobody is left out and given something at once', () => {
  expect(errors({ intentionallyOmitted: [{ name: 'Mateo Reyes Luna' }] })).toEqual(['V13a error intentionallyOmitted']);
  expect(errors({ intentionallyOmitted: [{ name: 'ana cruz vega' }] })).toEqual(['V13a error intentionallyOmitted']);
});

test('the grantor cannot be a taker at the grantor’s own death', () => {
  expect(errors({ beneficiaries: [{ name: 'Marisol Reyes Luna', percentage: 100 }] })).toEqual([
    'V5 error beneficiaries',
  ]);
});

test('choices with consequences bring warnings and do not block', () => {
  expect(issues({ governingState: 'NV' })).toContain('V6 warning governingState governingStateReason');
  expect(issues({ maritalStatus: 'Married', spouseName: 'Luis Paz', grantorState: 'TX' })).toContain(
    'V7a warning maritalStatus assets',
  );
  expect(issues({ beneficiaries: [{ name: 'Kim Wu', percentage: 100, isDisabled: true }] })).toContain(
    'V8c warning beneficiaries',
  );
  expect(issues({})).toContain('V10 warning assets');
  expect(issues({})).toContain('V11 warning assets');
  expect(issues({ noContest: true })).toContain('RLT18 warning noContest');
  expect(issues({ residencePlan: 'spouseMayLive' })).toContain('RLT15 warning residencePlan maritalStatus');
});

test('a beneficiary under 18 needs an age, wherever it was said that they are under 18', () => {
  const share = { name: 'Kim Wu', percentage: 100 };
  const minor = 'V8a error beneficiaries';
  expect(errors({ beneficiaries: [{ ...share, dateOfBirth: '2015-01-01' }] })).toEqual([minor]);
  expect(errors({ beneficiaries: [{ ...share, isMinor: true }] })).toEqual([minor]);
  expect(errors({ beneficiaries: [share], children: [{ name: 'Kim A. Wu', isMinor: true }] })).toEqual([minor]);
  expect(errors({ beneficiaries: [{ ...share, isMinor: true, distributionAge: 25 }] })).toEqual([]);
});

test('a place, half a name and a former spouse among the people are pointed out', () => {
  expect(issues({ grantorCounty: 'Travis County', successorTrustee: { name: 'Travis' } })).toContain(
    'V1b warning successorTrustee',
  );
  expect(
    issues({ children: [{ name: 'Adaeze' }], beneficiaries: [{ name: 'Adaeze Okonkwo', percentage: 100 }] }),
  ).toContain('V1b warning children');
  expect(
    issues({ maritalStatus: 'Divorced', successorTrustee: { name: 'Tom Lee', relationship: 'husband' } }),
  ).toContain('V1b error successorTrustee maritalStatus');
});
