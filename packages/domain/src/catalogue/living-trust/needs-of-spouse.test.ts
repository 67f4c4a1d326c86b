import { expect, test } from 'vitest';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import { residencePlan } from '#facts/estate.ts';
import { everyLaw } from '#law/every-law.ts';
import { needsAreTold } from '#rules/takers-can-take.ts';

const onBenefits = { takersOnBenefits: ['Tom Lee'] };

test('whoever leaves a share to a spouse on benefits is told of the trust that a will can make', () => {
  const [told] = needsAreTold({ ...specialFamily, ...onBenefits }, { today: '2026-11-20', laws: everyLaw });
  expect(told?.message).toContain('counts against Medicaid');
  expect(told?.message).toContain(
    'Your pour-over will can hold a part of what passes under it in such a trust for Tom Lee',
  );
});

test('nobody is left to believe that a right to live in the home earns the marital deduction', () => {
  expect(residencePlan.why).toContain('does not qualify for the marital deduction');
});
