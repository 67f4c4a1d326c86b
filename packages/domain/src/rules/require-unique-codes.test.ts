import { expect, test } from 'vitest';
import { makerIsAdult } from '#rules/maker-is-adult.ts';
import { requireUniqueCodes } from '#rules/require-unique-codes.ts';
import { sharesAddUp } from '#rules/shares-add-up.ts';

test('two rules of one document type never bear one code', () => {
  const rules = [sharesAddUp('beneficiaries'), sharesAddUp('contingentBeneficiaries'), makerIsAdult];
  expect(requireUniqueCodes(rules)).toEqual(rules);
  expect(() => requireUniqueCodes([...rules, makerIsAdult])).toThrow('V3b');
});
