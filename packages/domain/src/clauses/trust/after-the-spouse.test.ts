import { expect, test } from 'vitest';
import { errorsOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { printedSection, sectionNumber, specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import { afterSpouseIsAsked } from '#facts/kept-for-spouse.ts';
import type { Facts } from '#facts/facts.ts';
import { spouseShareFails } from '#facts/spouse-share.ts';
import { everyLaw } from '#law/every-law.ts';
import { leftOutTakeNothing } from '#rules/takers-can-take.ts';

const next = [{ name: 'Bo Diaz', relationship: 'friend', percentage: 100 }];

const family: Facts = { ...specialFamily, contingentBeneficiaries: next };

const marital: Facts = { ...family, specialArrangements: ['spouseShare'], spouseShare: 'marital' };

const disclaimer: Facts = { ...marital, spouseShare: 'disclaimer' };

const home: Facts = {
  ...family,
  assets: [{ description: '12 Palm Street, Orlando', category: 'realEstate' }],
  residencePlan: 'spouseMayLive',
};

const onBenefits: Facts = { ...family, takersOnBenefits: ['Tom Lee'] };

const alone: Facts = { ...marital, beneficiaries: [{ name: 'Tom Lee', relationship: 'husband', percentage: 100 }] };

const toOtherShares =
  /as the residue would be distributed under Section [\d.]+ if the Grantor had died immediately after the Spouse and the Spouse had been given no Share/u;

const toThoseNext = /as the Share of the Spouse would be distributed under Section [\d.]+ if the Grantor had died/u;

test.each([
  ['a marital trust', marital, 'death.maritalEnd'],
  ['a disclaimer trust', disclaimer, 'death.disclaimer'],
  ['the right to live in the home', home, 'death.residenceEnd'],
  ['a needs trust for the spouse', onBenefits, 'death.needsEnd'],
] as const)('what is left of %s cannot pass by the other shares to those who come next', (_, facts, section) => {
  expect(afterSpouseIsAsked(facts)).toBe(true);
  const said = printedSection(facts, 'death.afterSpouse');
  expect(said).toMatch(toOtherShares);
  expect(said).not.toMatch(toThoseNext);
  expect(printedSection(facts, section)).toContain(`under Section ${sectionNumber(facts, 'death.afterSpouse')}`);
});

test('those who come next take after the spouse only where that was chosen, or where nobody else has a share', () => {
  expect(printedSection({ ...marital, spouseRemainder: 'nextInLine' }, 'death.afterSpouse')).toMatch(toThoseNext);
  expect(printedSection(alone, 'death.afterSpouse')).toMatch(toThoseNext);
  expect(printedSection({ ...alone, spouseRemainder: 'otherShares' }, 'death.afterSpouse')).toMatch(toThoseNext);
});

test('somebody named to take after the spouse is printed, and cannot keep it from the other shares by dying first', () => {
  const named: Facts = { ...marital, spouseRemainder: 'named', spouseRemainderTaker: 'Orlando Food Bank' };
  const said = printedSection(named, 'death.afterSpouse');
  expect(said).toContain('to Orlando Food Bank, if then living or in existence, and otherwise as the residue');
  const { spouseRemainderTaker: _, ...nameless } = named;
  expect(errorsOf(nameless)).toEqual(['V1 error spouseRemainderTaker']);
  const leftOut = { ...named, intentionallyOmitted: [{ name: 'Orlando Food Bank' }] };
  expect(leftOutTakeNothing(leftOut, { today: '2026-11-22', laws: everyLaw })).toHaveLength(1);
});

test('a home that no creditor can reach may still be sold when the spouse who lives in it asks', () => {
  const mayLive: Facts = { residencePlan: 'spouseMayLive' };
  expect(printedSection(mayLive, 'death.exempt')).toMatch(
    /or at the request of the Spouse as Section [\d.]+ allows\./u,
  );
  expect(printedSection({}, 'death.exempt')).toContain('or if it is held in trust for one of them.');
});

test('a home that is lived in bears its part of the debts when the right of the spouse has ended, and nothing of it comes out of the part of the spouse', () => {
  const debts = (change: Facts): string => printedSection({ debtsAndTaxesFrom: 'proRata', ...change }, 'death.debts');
  expect(debts({})).toContain('may pay what it bears within ninety days after notice of the amount; otherwise');
  expect(debts({})).not.toContain('advances');
  const mayLive = debts({ residencePlan: 'spouseMayLive' });
  expect(mayLive).toContain(
    'The residue, except the part of the Spouse, advances what the Residence bears while the Spouse may live there, as a charge due when that right has ended.',
  );
  expect(mayLive.split(/\s+/u).length).toBeLessThanOrEqual(250);
});

test('nothing is said of who takes after a spouse for whom nothing is kept', () => {
  const outright: Facts = { ...marital, spouseShare: 'outright' };
  for (const facts of [family, outright, { ...home, beneficiaries: [{ name: 'Ida Bloom', percentage: 100 }] }])
    expect(printedSection({ ...facts, spouseRemainder: 'nextInLine' }, 'death.afterSpouse')).toBe('');
});

const addedToOthers =
  /If Tom Lee does not survive the Grantor, or that gift is revoked, the Share of that person is added to the other Shares that take effect, in proportion to their size, and if there is none, is distributed under Section [\d.]+\./u;

test.each([
  ['paid out', family],
  ['held in a marital trust', marital],
  ['held for needs', onBenefits],
])('the share of a spouse who dies first or is divorced goes to the children, and not past them (%s)', (_, facts) => {
  expect(printedSection(facts, 'death.lapse')).toMatch(addedToOthers);
});

test('the share of a spouse that fails goes where the person said, and to a child who was named only to come next', () => {
  const chosen: Facts = { ...family, spouseShareFails: 'nextInLine' };
  expect(printedSection(chosen, 'death.lapse')).not.toContain('Tom Lee');
  const waiting: Facts = {
    ...family,
    beneficiaries: family.beneficiaries?.filter(({ name }) => !name.startsWith('Mateo')),
    contingentBeneficiaries: [{ name: 'Mateo Reyes Luna', relationship: 'son', percentage: 100 }],
  };
  expect(spouseShareFails.otherwise(waiting)).toBe('nextInLine');
  expect(spouseShareFails.otherwise(family)).toBe('otherShares');
  const named: Facts = { ...marital, spouseRemainder: 'named', spouseRemainderTaker: 'Orlando Food Bank' };
  expect(printedSection(named, 'death.lapse')).toContain(
    'passes to Orlando Food Bank, if that person or organization survives the Grantor, and otherwise is added to',
  );
});

test('nobody disclaims for a spouse what would come to themselves, and the section stays short enough to be read', () => {
  const said = printedSection(disclaimer, 'death.disclaimer');
  expect(said).toContain('Nobody who would receive property by a disclaimer may make it for the Spouse.');
  expect(said.split(/\s+/u).length).toBeLessThanOrEqual(250);
});
