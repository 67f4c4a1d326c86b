import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { everyArrangement } from '#catalogue/living-trust/testing/every-arrangement.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';

const rowsOf = (facts: Facts): readonly string[] => {
  const finished = livingTrust(everyLaw).finish(facts, '2026-11-22');
  if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
  return plainText({ ...finished.value, articles: [], acts: [] })
    .split('\n')
    .filter((line) => line.includes('%') || line.includes('percent'));
};

const rowOf = (name: string, change: Facts): string =>
  rowsOf({ ...livingTrustSample, ...change }).find((row) => row.includes(name)) ?? '';

const takers = (young: NonNullable<Facts['beneficiaries']>[number]): Facts => ({
  beneficiaries: [
    { percentage: 50, ...young },
    { name: 'Ida Bloom', relationship: 'niece', percentage: 50, dateOfBirth: '1990-05-05' },
  ],
});

test('the schedule never says outright of somebody of fifteen, whose share is held to an age', () => {
  const row = rowOf('Leo Bloom', takers({ name: 'Leo Bloom', dateOfBirth: '2011-03-03', distributionAge: 25 }));
  expect(row).toContain('Age 25');
  expect(row).not.toContain('Outright');
});

test.each(['2008-11-22', '2007-03-03', '2005-11-23'])(
  'the schedule never says outright of somebody born on %s, who receives nothing in hand before twenty-one',
  (dateOfBirth) => {
    const row = rowOf('Leo Bloom', takers({ name: 'Leo Bloom', dateOfBirth }));
    expect(row).toContain('From age 21');
    expect(row).not.toContain('Outright');
  },
);

test.each([100 / 3, 33.33])(
  'three thirds kept as %d are printed as thirds, and nothing is left undivided',
  (percentage) => {
    const names = ['Ida Bloom', 'Leo Bloom', 'Max Bloom'];
    const beneficiaries = names.map((name) => ({ name, relationship: 'niece', percentage }));
    for (const name of names)
      expect(rowOf(name, { beneficiaries })).toContain('thirty-three and one third percent (33 1/3%)');
  },
);

test('an age that stands among the children alone is not overlooked', () => {
  const children = [{ name: 'Leo Bloom', relationship: 'son', dateOfBirth: '2007-03-03' }];
  expect(rowOf('Leo Bloom', { ...takers({ name: 'Leo Bloom', relationship: 'son' }), children })).toContain(
    'From age 21',
  );
});

test('whoever is twenty-one takes outright', () => {
  const row = rowOf('Leo Bloom', takers({ name: 'Leo Bloom', dateOfBirth: '2005-11-22' }));
  expect(row).toContain('Outright');
  expect(rowOf('Ida Bloom', takers({ name: 'Leo Bloom' }))).toContain('Outright');
});

test('each way of holding a share has its own words in the schedule, and a class is one row', () => {
  const rows = rowsOf(everyArrangement);
  const held = (name: string): string => rows.find((row) => row.includes(name)) ?? '';
  expect(held('Tom Lee')).toContain('Marital Trust');
  expect(held('Sofía Reyes Luna')).toMatch(/as a class: .*Mateo Reyes Luna.*born or adopted later/u);
  expect(held('Ida Bloom')).toContain('Age 30');
  expect(held('Ray Bloom')).toContain('Steps at ages 25 and 30');
  expect(held('Uma Bloom')).toContain('Lifetime Trust');
  expect(held('Eva Bloom')).toContain('Supplemental Needs Trust');
  expect(rows.join('\n')).not.toContain('Not stated');
});
