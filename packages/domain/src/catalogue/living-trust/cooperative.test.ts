import { expect, test } from 'vitest';
import { errorsOf, issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionText } from '#review/read-document.ts';

const type = livingTrust(everyLaw);

const home = { description: 'Co-op apartment 4B, 100 Ocean Avenue, Brooklyn', category: 'realEstate' } as const;

const facts: Facts = {
  ...type.sample,
  grantorState: 'NY',
  governingState: 'NY',
  assets: [home, { description: 'the grand piano', category: 'tangible' }],
  specificGifts: [
    { recipient: 'Ana Cruz Vega', item: 'my upright piano' },
    { recipient: 'Ana Cruz Vega', item: 'my grand piano' },
    { recipient: 'Bo Diaz', item: '$5,000' },
  ],
};

const documentOf = (change: Facts = {}) => {
  const result = type.finish({ ...facts, ...change }, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};

test('nobody is asked for the legal description of a co-op, and a condominium has no shares', () => {
  expect(issuesOf(facts)).not.toContain('V10 warning assets');
  expect(errorsOf(facts)).toEqual([]);
  const condo = { ...home, description: 'Condo 4B, 100 Ocean Avenue, Brooklyn' };
  expect(issuesOf({ ...facts, assets: [condo] })).toContain('V10 warning assets');
  expect(sectionText(documentOf({ assets: [condo] }), 'declaration.titles')).not.toContain('proprietary lease');
});
