import { expect, test } from 'vitest';
import { trusteeSteps } from '#clauses/trust/trustee-steps.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';

const told = (state: StateCode): string =>
  trusteeSteps(lawOf(state))
    .map(({ text }) => text)
    .join(' ');

test('no trustee is left without a word on registration where a law asks for it, or may', () => {
  expect(told('AK')).toContain('The law of Alaska asks the trustee to register the trust');
  expect(told('CO')).toContain('It is not certain whether Colorado wants a trust registered');
  expect(told('OH')).not.toContain('register');
});

test('no period for the notice to beneficiaries is told as the law where it is only the shortest that is known', () => {
  for (const state of stateCodes) {
    const { value, confidence } = lawOf(state).provisions.trusteeNoticeDays;
    const isSure = value !== null && confidence !== 'verify';
    expect([state, told(state).includes(`sets ${value} days`)]).toEqual([state, isSure]);
    expect([state, told(state).includes('within 30 days. It is not certain')]).toEqual([state, !isSure]);
  }
});

test('no statute on certifications is cited that is not certain, and none that is certain is left out', () => {
  expect(told('FL')).toContain('(Fla. Stat. § 736.1017)');
  expect(told('NY')).toContain('a signed certification of trust.');
});
