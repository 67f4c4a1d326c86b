import { expect, test } from 'vitest';
import { pourOverWillSample } from '#catalogue/pour-over-will/pour-over-will-sample.ts';
import { pourOverWillPlan } from '#catalogue/pour-over-will/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { belongingsOnBenefitsAreTold } from '#rules/spouse-on-benefits-is-told.ts';

const told = (change: Facts) =>
  belongingsOnBenefitsAreTold({ ...pourOverWillSample, ...change }, { today: '2026-11-22', laws: everyLaw });

test('whoever gives belongings outright to a spouse on benefits is told which of them can count', () => {
  const [found] = told({ heldForSpouseOnBenefits: 'half' });
  expect(found).toMatchObject({ level: 'warning', fields: ['tangiblesTo', 'heldForSpouseOnBenefits'] });
  expect(found?.message).toContain('Luis Reyes Peña receives your belongings outright');
  expect(found?.message).toContain('art, jewelry and collections');
  expect(pourOverWillPlan.rules).toContain(belongingsOnBenefitsAreTold);
});

test('nobody is told of belongings that go elsewhere, or of benefits that no spouse has', () => {
  expect(told({})).toEqual([]);
  expect(told({ heldForSpouseOnBenefits: 'nothing' })).toEqual([]);
  expect(told({ heldForSpouseOnBenefits: 'everything', tangiblesTo: 'trust' })).toEqual([]);
  expect(told({ heldForSpouseOnBenefits: 'half', maritalStatus: 'Separated' })).toEqual([]);
});
