import { expect, test } from 'vitest';
import { deathTaxes } from '#law/death-taxes.ts';
import { lawOf } from '#law/law-of.ts';
import {
  ageOfMajority,
  certificationOfTrust,
  custodianAge,
  electiveShare,
  homesteadLimit,
  isCommunityProperty,
  isHomesteadExemptAtDeath,
  mayUseTangibleList,
  noContest,
  selfProving,
  spousalJoinder,
  trustFormality,
  trusteeNoticeDays,
  trustRegistration,
  willAge,
} from '#law/provisions.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import { willRule } from '#law/will-rule.ts';

const statesWhere = (holds: (law: StateLaw) => boolean): readonly StateCode[] =>
  stateCodes.filter((code) => holds(lawOf(code)));

test('people come of age at eighteen, with three exceptions', () => {
  const others = statesWhere((law) => ageOfMajority(law).value !== 18);
  expect(others.map((code) => [code, ageOfMajority(lawOf(code)).value])).toEqual([
    ['AL', 19],
    ['MS', 21],
    ['NE', 19],
  ]);
  expect(willAge(lawOf('GA')).value).toBe(14);
});

test('nine states are community property states, and that is certain everywhere', () => {
  const states = statesWhere((law) => isCommunityProperty(law).value);
  expect(states.toSorted()).toEqual(['AZ', 'CA', 'ID', 'LA', 'NM', 'NV', 'TX', 'WA', 'WI']);
  expect(statesWhere((law) => isCommunityProperty(law).isCautious)).toEqual([]);
});

test('a share that is not certain counts as reaching the trust, and no figure is shown for it', () => {
  expect(electiveShare(lawOf('AL'))).toEqual({ value: 'augmented-estate', isCautious: true, fraction: undefined });
  expect(electiveShare(lawOf('GA')).value).toBe('none');
});

test('the home is protected most where the constitution says so, and where nothing certain is known', () => {
  expect(homesteadLimit(lawOf('FL'))).toEqual({ value: 'constitutional-bar', isCautious: false });
  expect(homesteadLimit(lawOf('AL'))).toEqual({ value: 'constitutional-bar', isCautious: true });
  expect(spousalJoinder(lawOf('FL')).value).toBe('required');
});

test('a home passes free of debts only where that is certain', () => {
  expect(statesWhere(isHomesteadExemptAtDeath)).toEqual(['AR', 'FL', 'IA', 'KS', 'MN', 'MS', 'OK', 'TX']);
});

test('a trust and its amendment ask for more than a signature in four states', () => {
  const states = statesWhere((law) => trustFormality(law).value !== 'signature');
  expect(states.map((code) => [code, trustFormality(lawOf(code)).value])).toEqual([
    ['DE', 'witness-or-trustee'],
    ['FL', 'will-formalities'],
    ['LA', 'authentic-act-or-private-act'],
    ['NY', 'notary-or-two-witnesses'],
  ]);
});

test('a custodian may hold property to twenty-five where that is certain, and an unknown age is never printed', () => {
  expect(statesWhere((law) => custodianAge(law) === 25).toSorted()).toEqual(['AK', 'CA', 'NV', 'OR']);
  expect(custodianAge(lawOf('WY'))).toBeUndefined();
});

test('a no-contest clause is left out where it is void or nothing certain is known', () => {
  expect(noContest(lawOf('FL'))).toEqual({ value: 'void', isCautious: false });
  expect(noContest(lawOf('AL'))).toEqual({ value: 'void', isCautious: true });
});

test('a will is proved by affidavit, by declaration, by its notary, or not beforehand at all', () => {
  expect(statesWhere((law) => selfProving(law).value === 'none' && !selfProving(law).isCautious)).toEqual(['DC', 'OH']);
  expect(selfProving(lawOf('NY'))).toMatchObject({ value: 'affidavit-no-prescribed-form', isCautious: false });
  expect(statesWhere((law) => selfProving(law).value === 'attestation-or-declaration')).toEqual([
    'CA',
    'IL',
    'IN',
    'MD',
    'NV',
  ]);
  expect(selfProving(lawOf('AL'))).toEqual({
    value: 'prescribed-form',
    isCautious: false,
    statute: 'Ala. Code § 43-8-132',
    isOneStep: true,
  });
});

test('a list of tangible things has force only where a statute is known to give it', () => {
  expect(mayUseTangibleList(lawOf('FL')).value).toBe(true);
  expect(mayUseTangibleList(lawOf('NY')).value).toBe(false);
});

test('what is not certain is never cited or counted', () => {
  expect(willRule(lawOf('NE')).pourOverStatute).toBeUndefined();
  expect(willRule(lawOf('AL')).pourOverStatute).toBe('Ala. Code § 43-8-140');
  expect(certificationOfTrust(lawOf('FL'))).toBe('Fla. Stat. § 736.1017');
});

test('trusts are registered in two states, and an unknown notice period is the shortest one', () => {
  expect(
    statesWhere((law) => trustRegistration(law).value === 'required' && !trustRegistration(law).isCautious),
  ).toEqual(['AK', 'ID']);
  expect(trusteeNoticeDays(lawOf('AL'))).toEqual({ value: 60, isCautious: false });
  const unsure = stateCodes.map((code) => trusteeNoticeDays(lawOf(code))).filter(({ isCautious }) => isCautious);
  expect(new Set(unsure.map(({ value }) => value))).toEqual(new Set([30]));
});

test('death taxes are none, levied or unknown, and an unsure figure is never shown', () => {
  expect(deathTaxes(lawOf('FL'))).toEqual({
    estate: { state: 'none' },
    inheritance: { state: 'none' },
    isSpouseExempt: undefined,
    isChildExempt: undefined,
  });
  expect(deathTaxes(lawOf('OR')).estate).toMatchObject({ state: 'levied', thresholdInDollars: 1_000_000 });
  expect(deathTaxes(lawOf('WA')).estate).toEqual({ state: 'unknown' });
  expect(statesWhere((law) => deathTaxes(law).inheritance.state === 'levied').toSorted()).toEqual([
    'KY',
    'MD',
    'NE',
    'NJ',
    'PA',
  ]);
  expect(deathTaxes(lawOf('PA'))).toMatchObject({ isSpouseExempt: true, isChildExempt: false });
});
