import { expect, test } from 'vitest';
import { printedSection, widowed } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';

const concurs = (change: Facts): string =>
  printedSection({ incapacityTest: 'onePhysicianPlusFamily', ...change }, 'life.concurrence');

test('nobody who is left out has a say in whether the maker can still manage', () => {
  expect(concurs({})).toMatch(/may not concur.* or whom Section [\d.]+ names as receiving no gift/u);
  expect(concurs({ intentionallyOmitted: [] })).not.toContain('names as receiving no gift');
});

test('an unmarried partner whom the document names comes before the relatives', () => {
  const partner = { name: 'Jo Kim', relationship: 'partner', percentage: 100 };
  const said = concurs({ ...widowed, beneficiaries: [partner], residencePlan: 'sell' });
  expect(said.indexOf('at the signing of this instrument Jo Kim')).toBeGreaterThan(0);
  expect(said.indexOf('Jo Kim')).toBeLessThan(said.indexOf('a child of the Grantor'));
  const business = { name: 'Jo Kim', relationship: 'business partner', percentage: 100 };
  expect(concurs({ ...widowed, beneficiaries: [business] })).not.toContain('Jo Kim');
});

test('where nobody is left to concur, a second physician or a court decides', () => {
  expect(concurs({})).toContain(
    'the certification of a second physician takes the place of the concurrence, and if it cannot be had, a court of competent jurisdiction decides',
  );
});

test('two physicians who cannot be had leave nobody without a decision', () => {
  const change: Facts = { incapacityTest: 'twoPhysicians' };
  expect(printedSection(change, 'life.incapacity')).toMatch(
    /If a second such physician cannot be had within thirty days, the certification of one, with the written concurrence of one adult close to the Grantor, as Section [\d.]+ provides/u,
  );
  expect(printedSection(change, 'life.concurrence')).toContain('a court of competent jurisdiction decides');
  expect(printedSection(change, 'life.health')).toMatch(/to whoever may concur under Section/u);
});

test('a court or a panel decides without a relative', () => {
  expect(printedSection({ incapacityTest: 'court' }, 'life.concurrence')).toBe('');
  expect(
    printedSection({ incapacityTest: 'panel', incapacityPanel: [{ name: 'Bo Diaz' }] }, 'life.incapacity'),
  ).toContain('or if that cannot be had the order of a court of competent jurisdiction');
});
