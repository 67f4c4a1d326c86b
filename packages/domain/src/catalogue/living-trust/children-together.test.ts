import { expect, test } from 'vitest';
import { errorsOf, issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';

const together: Facts = { specialArrangements: ['childrenTogether'], descendantsTakeFirst: true };

test('children of a class need equal shares, and none may be forgotten', () => {
  const [tom = { name: '' }, sofia = { name: '' }, mateo = { name: '' }, ida = { name: '' }] =
    specialFamily.beneficiaries ?? [];
  const unlike = [tom, { ...sofia, percentage: 30 }, { ...mateo, percentage: 10 }, ida];
  expect(errorsOf({ ...specialFamily, ...together, beneficiaries: unlike })).toEqual(['V8e error beneficiaries']);
  const children = [...(specialFamily.children ?? []), { name: 'Rita Reyes Luna', relationship: 'daughter' }];
  expect(errorsOf({ ...specialFamily, ...together, children })).toEqual(['V8e error beneficiaries']);
  const intentionallyOmitted = [{ name: 'Rita Reyes Luna', relationship: 'daughter' }];
  expect(errorsOf({ ...specialFamily, ...together, children, intentionallyOmitted })).toEqual([]);
});

test('the line of a child who died is not forgotten in silence where the children do not take as a class', () => {
  const late = { name: 'Leo Reyes Luna', relationship: 'son', livingStatus: 'deceased' as const };
  const children = [...(specialFamily.children ?? []), late];
  expect(issuesOf({ ...specialFamily, children })).toContain('V13b warning children beneficiaries');
  expect(issuesOf({ ...specialFamily, ...together, children })).not.toContain('V13b warning children beneficiaries');
});
