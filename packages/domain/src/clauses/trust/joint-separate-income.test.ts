import { expect, test } from 'vitest';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import { everyLaw } from '#law/every-law.ts';
import { lawOf } from '#law/law-of.ts';
import { isCommunityProperty, isSeparateIncomeCommunity } from '#law/provisions.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';
import { sectionText } from '#review/read-document.ts';

const documentIn = (state: StateCode) => {
  const result = jointTrust(everyLaw).finish(
    { ...jointTrustSample, grantorState: state, governingState: state },
    '2026-11-23',
  );
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};

test('what separate property earns is community property in four states alone, all of them of community property', () => {
  const states = stateCodes.filter((code) => isSeparateIncomeCommunity(lawOf(code)));
  expect(states).toEqual(['ID', 'LA', 'TX', 'WI']);
  expect(states.filter((code) => !isCommunityProperty(lawOf(code)).value)).toEqual([]);
});

test('where the law makes income of separate property community property, the instrument does not call it separate', () => {
  const document = documentIn('TX');
  const income = sectionText(document, 'general.separateIncome');
  expect(income).toContain('By the law of Texas, what the separate property of a husband or wife earns');
  expect(income).toContain('This instrument is not such a writing');
  expect(sectionText(document, 'declaration.contributions')).toContain('as to the income of separate property only');
});

test('where income of separate property is separate, nothing is said to the contrary', () => {
  const document = documentIn('CA');
  expect(sectionText(document, 'general.separateIncome')).toBe('');
  expect(sectionText(document, 'declaration.contributions')).not.toContain('income of separate property');
});
