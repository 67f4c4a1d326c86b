import { expect, test } from 'vitest';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import { afterSpouseIsAsked, namesBesideSpouse } from '#facts/kept-for-spouse.ts';
import type { Facts } from '#facts/facts.ts';
import { spouseRemainder } from '#facts/spouse-share.ts';
import { everyLaw } from '#law/every-law.ts';
import { failingShareIsTold, spouseShareIsTold } from '#rules/spouse-share-is-told.ts';

const next = [{ name: 'Bo Diaz', relationship: 'friend', percentage: 100 }];

const family: Facts = { ...specialFamily, contingentBeneficiaries: next };

const marital: Facts = { ...family, specialArrangements: ['spouseShare'], spouseShare: 'marital' };

const home: Facts = {
  ...family,
  assets: [{ description: '12 Palm Street, Orlando', category: 'realEstate' }],
  residencePlan: 'spouseMayLive',
};

const alone: Facts = { ...marital, beneficiaries: [{ name: 'Tom Lee', relationship: 'husband', percentage: 100 }] };

test('nobody is asked who takes after a spouse for whom nothing is kept', () => {
  const outright: Facts = { ...marital, spouseShare: 'outright' };
  for (const facts of [family, outright, { ...home, beneficiaries: [{ name: 'Ida Bloom', percentage: 100 }] }])
    expect(afterSpouseIsAsked(facts)).toBe(false);
});

test('the question and the warning name those who would take, and the other shares only where there are any', () => {
  expect(spouseRemainder.ask(marital)).toMatch(
    /other shares \(Sofía .*Ida Bloom\); those who come next \(Bo Diaz\); or/u,
  );
  expect(namesBesideSpouse(alone)).toEqual([]);
  expect(spouseRemainder.ask(alone)).not.toContain('other shares');
  const told = (facts: Facts): string =>
    spouseShareIsTold(facts, { today: '2026-11-22', laws: everyLaw })[0]?.message ?? '';
  expect(told(marital)).toContain('who takes the rest: those who receive the other shares (Sofía');
  expect(told({ ...marital, spouseRemainder: 'nextInLine' })).toContain('those who come next (Bo Diaz)');
});

test('nobody signs without reading who takes the share of a spouse who dies first or is divorced', () => {
  const told = (facts: Facts): string =>
    failingShareIsTold(facts, { today: '2026-11-22', laws: everyLaw })
      .map(({ message }) => message)
      .join(' ');
  expect(told(family)).toMatch(
    /If Tom Lee dies before you, or you divorce, the share of Tom Lee goes to those who receive the other shares \(Sofía.*Ida Bloom\), before those who come next \(Bo Diaz\)\. If you want it otherwise, change “/u,
  );
  expect(told({ ...family, spouseShareFails: 'nextInLine' })).toContain(
    'goes to those who come next (Bo Diaz), and not',
  );
  expect(told({ ...marital, spouseRemainder: 'nextInLine' })).toContain('goes to those who come next (Bo Diaz)');
  expect(told(alone)).toBe('');
});
