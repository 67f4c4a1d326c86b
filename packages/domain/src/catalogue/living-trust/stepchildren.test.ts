import { expect, test } from 'vitest';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';
import { stepchildrenAfterDivorce } from '#facts/stepchildren.ts';
import { openInterview } from '#interview/open-interview.ts';
import { everyLaw } from '#law/every-law.ts';

const withStepson: Facts = {
  children: [...(specialFamily.children ?? []), { name: 'Ben Lee', relationship: 'stepson' }],
  beneficiaries: [
    { name: 'Sofía Reyes Luna', relationship: 'daughter', percentage: 60, distributionAge: 30 },
    { name: 'Ben Lee', relationship: 'stepson', percentage: 40, distributionAge: 35 },
  ],
  contingentBeneficiaries: [{ name: 'Bo Diaz', relationship: 'friend', percentage: 100 }],
};

const { describe } = livingTrust(everyLaw).interview;

const asked = (change: Facts) =>
  describe({ ...openInterview(livingTrustPlan), facts: { ...specialFamily, ...change } }).find(
    ({ field }) => field === 'stepchildrenAfterDivorce',
  );

test('whoever leaves something to a stepchild is asked whether it stands after a divorce, by name', () => {
  expect(stepchildrenAfterDivorce.ask({ ...specialFamily, ...withStepson })).toBe(
    'If you and Tom Lee divorce, should Ben Lee still receive what you leave to this stepchild?',
  );
  expect(asked(withStepson)).toMatchObject({ isRequired: true, usual: 'No' });
  expect(asked(withStepson)?.help).toContain('By the law of many states');
  expect(asked({})).toBeUndefined();
  expect(asked({ ...withStepson, maritalStatus: 'Widowed', spouseName: undefined })).toBeUndefined();
});

test('a stepchild who is given only a thing is asked about as well', () => {
  const specificGifts = [{ recipient: 'Ben Lee', item: 'my fishing boat' }];
  const { beneficiaries: _, ...family } = withStepson;
  expect(asked({ ...family, specificGifts })).toBeDefined();
});
