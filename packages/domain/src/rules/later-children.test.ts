import { expect, test } from 'vitest';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { laterChildrenAreTold, lineOfLeftOutIsTold } from '#rules/takers-can-take.ts';

const circumstances = { today: '2026-11-20', laws: everyLaw };
const isLaterChildTold = (change: Facts): boolean =>
  laterChildrenAreTold({ ...specialFamily, ...change }, circumstances).length > 0;

test('nobody who names children, or has none yet, is left unaware that a later child receives nothing', () => {
  expect(isLaterChildTold({})).toBe(true);
  expect(isLaterChildTold({ children: [], beneficiaries: [{ name: 'Ida Bloom', relationship: 'niece' }] })).toBe(true);
});

test('whoever lets later children share, or gives to no child at all, is told nothing of later ones', () => {
  expect(isLaterChildTold({ afterBornChildrenShare: true })).toBe(false);
  expect(isLaterChildTold({ specialArrangements: ['childrenTogether'] })).toBe(false);
  expect(isLaterChildTold({ beneficiaries: [{ name: 'Ida Bloom', relationship: 'niece' }] })).toBe(false);
});

test('leaving out a child never takes for granted that the children of that child are left out too', () => {
  const told = (change: Facts): string =>
    lineOfLeftOutIsTold({ ...livingTrustSample, ...change }, circumstances)
      .map(({ message }) => message)
      .join(' ');
  const children = [
    { name: 'Sofía Reyes Luna', relationship: 'daughter' },
    { name: 'Mateo Reyes Luna', relationship: 'son' },
  ];
  const without = { children, intentionallyOmitted: [{ name: 'Mateo Reyes Luna' }] };
  const together = {
    specialArrangements: ['childrenTogether' as const],
    beneficiaries: [{ name: 'Sofía Reyes Luna', relationship: 'daughter' }],
  };
  const others = [{ name: 'Ida Bloom', percentage: 100 }];
  expect(told({ ...without, ...together, descendantsTakeFirst: true })).toContain('the part of that branch');
  expect(told({ ...without, contingentBeneficiaries: 'heirsAtLaw' })).toContain('the children of Mateo Reyes Luna');
  expect(told({ ...without, contingentBeneficiaries: others })).toBe('');
  expect(told({ children, intentionallyOmitted: [{ name: 'Rolf Beck' }], contingentBeneficiaries: 'heirsAtLaw' })).toBe(
    '',
  );
});
