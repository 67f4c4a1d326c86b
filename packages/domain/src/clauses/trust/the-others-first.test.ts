import { describe, expect, test } from 'vitest';
import { children } from '#catalogue/living-trust/testing/two-children.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { printedSection } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const today = '2026-11-22';

const lapse = (type: string, change: Facts): string => {
  const { sample, finish } = documentTypeOf(type);
  const { beneficiaries, contingentBeneficiaries, children: family } = children;
  const takers = { beneficiaries, contingentBeneficiaries, children: family };
  const finished = finish(
    { ...sample, ...takers, descendantsTakeFirst: true, hasMinorChildren: false, ...change },
    today,
  );
  if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
  return sectionText(finished.value, 'death.lapse');
};

describe.each(['living-trust', 'joint-trust', 'testamentary-trust'])('in a %s', (type) => {
  test('a share of a child who dies goes to the other child before anybody who comes next', () => {
    expect(lapse(type, { failingShare: 'otherShares' })).toMatch(
      /the Share is added to the other Shares that take effect, .*, and if there is none, is distributed under Section/u,
    );
  });

  test('an answer that nobody was asked for changes no document', () => {
    const unasked = { failingShare: undefined };
    expect(lapse(type, unasked)).toBe(lapse(type, { failingShare: 'nextInLine' }));
    expect(lapse(type, unasked)).not.toContain('added to the other Shares');
  });
});

test('the share of a spouse goes to those who come next where that was said, although the others come first elsewhere', () => {
  const said = printedSection({ failingShare: 'otherShares', spouseShareFails: 'nextInLine' }, 'death.lapse');
  expect(said).toMatch(/the Share of that person is distributed under Section [\d.]+, and not added/u);
});
