import { expect, test } from 'vitest';
import { errorsWith, forLife, inSteps } from '#catalogue/living-trust/testing/held-shares.ts';
import type { PayoutStep } from '#facts/shapes.ts';

test('steps rise in age and end with the rest', () => {
  const falling: PayoutStep[] = [
    { age: 30, part: '1/3' },
    { age: 25, part: 'rest' },
  ];
  const open: PayoutStep[] = [
    { age: 25, part: '1/3' },
    { age: 30, part: '1/2' },
  ];
  expect(errorsWith({ ...inSteps, payoutSteps: falling })).toEqual(['V8f error payoutSteps']);
  expect(errorsWith({ ...inSteps, payoutSteps: open })).toEqual(['V8f error payoutSteps']);
});

test('a child under eighteen whose share is paid in steps needs no other age', () => {
  const children = [{ name: 'Mateo Reyes Luna', relationship: 'son', isMinor: true }];
  const beneficiaries = [{ name: 'Mateo Reyes Luna', relationship: 'son', percentage: 100 }];
  expect(errorsWith({ children, beneficiaries })).toEqual(['V8a error beneficiaries']);
  expect(errorsWith({ ...inSteps, children, beneficiaries })).toEqual([]);
});

test('a share is held in one way only, and never against benefits that depend on need', () => {
  const both = { ...inSteps, ...forLife, specialArrangements: ['paidInSteps', 'heldForLife'] } as const;
  expect(errorsWith({ ...both, specialArrangements: [...both.specialArrangements] })).toEqual([]);
  expect(
    errorsWith({ ...both, specialArrangements: [...both.specialArrangements], lifetimeTakers: ['Mateo Reyes Luna'] }),
  ).toEqual(['V8g error lifetimeTakers takersInSteps']);
  expect(errorsWith({ ...inSteps, takersOnBenefits: ['Mateo Reyes Luna'] })).toEqual(['V8g error takersInSteps']);
  expect(errorsWith({ ...inSteps, takersInSteps: ['Nobody Known'] })).toEqual(['V8g error takersInSteps']);
});

test('steps and lifetimes need somebody who can have them', () => {
  const beneficiaries = [{ name: 'Orlando Food Bank', relationship: 'charity', percentage: 100 }];
  const { takersInSteps: _, ...steps } = inSteps;
  expect(errorsWith({ ...steps, beneficiaries })).toEqual(['V8g error specialArrangements']);
});
