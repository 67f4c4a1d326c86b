import { expect, test } from 'vitest';
import type { LegalDocument } from '#assembly/document.ts';
import { plainText } from '#assembly/plain-text.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionText } from '#review/read-document.ts';

const type = jointTrust(everyLaw);

const { spouseName: _name, marriedOn: _day, isAllCommunity: _all, ...unmarried } = jointTrustSample;

const partners: Facts = {
  ...unmarried,
  maritalStatus: 'Single',
  partnership: 'partners',
  partnerName: 'Nadia Ferris Cole',
};

const finished = (change: Facts = {}, base: Facts = jointTrustSample): LegalDocument => {
  const result = type.finish({ ...base, ...change }, '2026-11-23');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};

test('what the first to die left in trust pays no debt and no tax of the survivor', () => {
  const bears = (change: Facts, base?: Facts): string => sectionText(finished(change, base), 'death.trustOfFirst');
  const marital = bears({ survivorPlan: 'heldForLife' });
  expect(marital).toContain('no debt of the Surviving Grantor');
  expect(marital).toContain('is charged to the Marital Trust or paid from it');
  expect(marital).toMatch(/It bears only .* the debts secured by its property, and the taxes that it causes, as/u);
  expect(bears({ survivorPlan: 'heldForLife' }, partners)).toContain('is charged to the Partner’s Trust');
  expect(bears({ survivorPlan: 'disclaimer' })).toContain('is charged to the Disclaimer Trust');
  expect(plainText(finished())).not.toContain('What the Trust of the First to Die Bears');
});
