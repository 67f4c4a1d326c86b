import { expect, test } from 'vitest';
import { errorsOf, issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { spouseShareIsTold } from '#rules/spouse-share-is-told.ts';

const marital: Facts = { specialArrangements: ['spouseShare'], spouseShare: 'marital' };

const disclaimer: Facts = { specialArrangements: ['spouseShare'], spouseShare: 'disclaimer' };

test('both trusts tell what they do, and to see a tax lawyer where the federal threshold matters', () => {
  const told = spouseShareIsTold({ ...specialFamily, ...marital }, { today: '2026-11-22', laws: everyLaw });
  expect(told.map(({ message }) => message).join(' ')).toMatch(
    /cannot change who takes the rest.*\$15,000,000.*see a tax lawyer/u,
  );
  expect(issuesOf({ ...specialFamily, ...disclaimer }).filter((issue) => issue.startsWith('V7d'))).toHaveLength(2);
  expect(issuesOf(specialFamily).filter((issue) => issue.startsWith('V7d'))).toEqual([]);
});

test('a spouse who receives nothing, or benefits that depend on need, has no such trust', () => {
  const beneficiaries = [{ name: 'Ida Bloom', relationship: 'niece', percentage: 100 }];
  expect(errorsOf({ ...specialFamily, ...marital, beneficiaries })).toEqual(['V7d error specialArrangements']);
  expect(errorsOf({ ...specialFamily, ...marital, takersOnBenefits: ['Tom Lee'] })).toEqual(['V8g error spouseShare']);
});
