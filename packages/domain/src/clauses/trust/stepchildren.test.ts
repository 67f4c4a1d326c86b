import { expect, test } from 'vitest';
import { printedSection, specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';

const withStepson: Facts = {
  children: [...(specialFamily.children ?? []), { name: 'Ben Lee', relationship: 'stepson' }],
  beneficiaries: [
    { name: 'Sofía Reyes Luna', relationship: 'daughter', percentage: 60, distributionAge: 30 },
    { name: 'Ben Lee', relationship: 'stepson', percentage: 40, distributionAge: 35 },
  ],
  contingentBeneficiaries: [{ name: 'Bo Diaz', relationship: 'friend', percentage: 100 }],
};

test('a gift to a stepchild that should stand is not lost to a law that revokes gifts to relatives of a former spouse', () => {
  const said = printedSection({ ...withStepson, stepchildrenAfterDivorce: true }, 'general.stepchildren');
  expect(said).toMatch(/gives to Ben Lee, a stepchild of the Grantor, .* does not depend on the marriage/u);
  expect(said).toContain('No rule of law that revokes gifts to a child or another relative of a former spouse applies');
});

test('a gift to a stepchild that should end goes to the other shares, and not past the children', () => {
  for (const answer of [{ stepchildrenAfterDivorce: false }, {}]) {
    const said = printedSection({ ...withStepson, ...answer }, 'general.stepchildren');
    expect(said).toMatch(/also revokes every gift in this instrument to Ben Lee/u);
    expect(said).toContain('A Share so revoked is added to the Shares that the event does not revoke');
    expect(said).toContain('A stepchild whom the Grantor has adopted');
  }
  expect(printedSection({}, 'general.stepchildren')).toBe('');
});

test('gifts come back when the divorced marry each other again', () => {
  expect(printedSection(withStepson, 'general.marriage')).toContain(
    'It takes effect again if they marry each other again and are married at the death of the Grantor.',
  );
});

test('what is held for a child who dies does not go past a stepchild, nor what is held for a stepchild past the children', () => {
  const othersFirst: Facts = { ...withStepson, failingShare: 'otherShares' };
  const said = printedSection(othersFirst, 'death.takenIn');
  expect(said).toContain('Ben Lee counts as a child of the Grantor, and the Descendants of that person as Descendants');
  expect(printedSection(othersFirst, 'death.held')).toContain('other than Tom Lee, or a Descendant of either');
  expect(printedSection(withStepson, 'death.takenIn')).toBe('');
  expect(printedSection({}, 'death.takenIn')).toBe('');
});
