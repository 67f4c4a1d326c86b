import { expect, test } from 'vitest';
import { printedSection } from '#catalogue/living-trust/testing/special-family.ts';

const community = { grantorState: 'TX', governingState: 'TX', grantorCounty: 'Travis' } as const;

test('where the law has heirs of community and of separate property, it is said which of them take', () => {
  expect(printedSection(community, 'death.words')).toContain('applies as if all property were separate property');
  expect(printedSection({}, 'death.words')).not.toContain('separate property');
});

test('debts that every gift bears in proportion are not charged once more to the residue first', () => {
  const shared = printedSection({ debtsAndTaxesFrom: 'proRata' }, 'death.abatement');
  expect(shared).toMatch(/What each gift bears of the payments under Section [\d.]+ is stated there alone/u);
  expect(shared).not.toContain('does not suffice for the payments under');
  const first = printedSection({ debtsAndTaxesFrom: 'residue' }, 'death.abatement');
  expect(first).toMatch(/does not suffice for the payments under Section [\d.]+ and for everything/u);
});
