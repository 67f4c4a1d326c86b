import { expect, test } from 'vitest';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes } from '#law/state-code.ts';
import { everyLaw } from '#law/every-law.ts';
import { disinheritedSpouseIsTold, separatedSpouseIsMeant } from '#rules/spouse-is-considered.ts';

const circumstances = { today: '2026-11-20', laws: everyLaw };
const married = { ...livingTrustSample, maritalStatus: 'Married', spouseName: 'Luis Ortega Paz' } as const;

const told = (change: Partial<Facts>): string =>
  disinheritedSpouseIsTold({ ...married, ...change }, circumstances)
    .map(({ message }) => message)
    .join(' ');

test('who leaves nothing to a spouse is told what the law of the home state lets the spouse claim', () => {
  expect(told({ grantorState: 'FL' })).toContain('30% of elective estate');
  expect(told({ grantorState: 'OH' })).toContain('what is not in the trust');
  expect(told({ grantorState: 'GA' })).toContain('no elective share');
  expect(told({ grantorState: 'MO' })).toContain('made to defeat that claim');
});

test('a claim that is not certain is worded as possible, without a number', () => {
  expect(told({ grantorState: 'AL' })).toMatch(
    /It is possible that the law of Alabama .* also of what is in the trust\. /u,
  );
});

test('a separated spouse who receives nothing has the same claim', () => {
  expect(told({ maritalStatus: 'Separated' })).toContain('30% of elective estate');
});

test('a ring, one percent, a right to live in the home, or a share held for benefits silences no claim of a spouse', () => {
  const shares = (percentage: number) => ({
    beneficiaries: [
      { name: 'Luis Ortega Paz', relationship: 'husband', percentage },
      { name: 'Sofía Reyes Luna', relationship: 'daughter', percentage: 100 - percentage },
    ],
  });
  expect(told({ specificGifts: [{ recipient: 'Luis Ortega Paz', item: 'my ring' }] })).toContain('less than half');
  expect(told({ residencePlan: 'spouseMayLive' })).toContain('30% of elective estate');
  expect(told(shares(1))).toContain('less than half of what is shared');
  expect(told({ ...shares(60), takersOnBenefits: ['Luis Ortega Paz'] })).toContain('less than half');
  expect(told(shares(50))).toBe('');
});

test('nobody is told of a claim where the spouse receives half or all, owns half anyway, or does not exist', () => {
  expect(told({ beneficiaries: [{ name: 'Luis Ortega Paz', relationship: 'husband' }] })).toBe('');
  expect(told({ grantorState: 'TX' })).toBe('');
  expect(told({ maritalStatus: 'Widowed' })).toBe('');
});

test('a separated person who still names the spouse is asked whether that is meant', () => {
  const named = { ...married, successorTrustee: { name: 'Luis Ortega Paz' } };
  const fields = (facts: Facts) => separatedSpouseIsMeant(facts, circumstances).flatMap((issue) => issue.fields);
  expect(fields({ ...named, maritalStatus: 'Separated' })).toEqual(['successorTrustee']);
  expect(fields({ ...married, maritalStatus: 'Separated' })).toEqual([]);
  expect(fields({ ...married, maritalStatus: 'Separated', tangiblesTo: 'spouse' })).toEqual(['tangiblesTo']);
  expect(fields(named)).toEqual([]);
});

const wordsOfClaim = {
  none: 'has no elective share',
  'probate-only': 'a share of what is not in the trust',
  'probate-plus-fraud-doctrine': 'if it was made to defeat that claim',
  'reaches-revocable-trust': 'also of what is in the trust',
  'augmented-estate': 'also of what is in the trust',
} as const;

test('in every jurisdiction who leaves nothing to a spouse is told what its law is certain of, and no more', () => {
  for (const grantorState of stateCodes) {
    const { electiveShareReach: reach, electiveShareFraction: fraction } = lawOf(grantorState).provisions;
    const said = told({ grantorState });
    const isUnsure = reach.confidence === 'verify' || reach.value === null;
    const words = reach.value === null || reach.value === 'community-property' ? undefined : wordsOfClaim[reach.value];
    const known = words ?? /^$/u;
    expect([grantorState, said]).toEqual([grantorState, expect.stringMatching(isUnsure ? /It is possible/u : known)]);
    const isSized = !isUnsure && words !== undefined && fraction.confidence !== 'verify' && fraction.value !== null;
    expect([grantorState, fraction.value !== null && said.includes(fraction.value)]).toEqual([grantorState, isSized]);
  }
});
