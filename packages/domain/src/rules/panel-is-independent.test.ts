import { expect, test } from 'vitest';
import { everyLaw } from '#law/every-law.ts';
import type { Facts } from '#facts/facts.ts';
import { panelIsIndependent } from '#rules/panel-is-independent.ts';

const levels = (facts: Facts) =>
  panelIsIndependent(facts, { today: '2026-11-20', laws: everyLaw }).map(({ level }) => level);

const alone: Facts = {
  incapacityTest: 'panel',
  incapacityPanel: [{ name: 'Ana Cruz Vega' }],
  beneficiaries: [{ name: 'Ana Cruz Vega', percentage: 100 }],
  successorTrustee: { name: 'Ana Cruz Vega' },
};

test('a panel of one who takes over and receives everything is pointed out', () => {
  expect(levels(alone)).toEqual(['warning']);
});

test('a panel of two who alone receive everything, and of whom one takes over, is pointed out', () => {
  const both = [{ name: 'Ana Cruz Vega' }, { name: 'Bo Lee' }];
  const heirs: Facts = { ...alone, incapacityPanel: both, beneficiaries: both };
  expect(levels(heirs)).toEqual(['warning']);
  expect(levels({ ...heirs, successorTrustee: { name: 'Ida Bloom' } })).toEqual([]);
  expect(levels({ ...heirs, beneficiaries: [...both, { name: 'Ida Bloom' }] })).toEqual([]);
});

test('a second member who receives nothing, another taker or another trustee is enough', () => {
  expect(levels({ ...alone, incapacityPanel: [{ name: 'Ana Cruz Vega' }, { name: 'Bo Lee' }] })).toEqual([]);
  expect(levels({ ...alone, beneficiaries: [{ name: 'Bo Lee', percentage: 100 }] })).toEqual([]);
  expect(levels({ ...alone, successorTrustee: { name: 'Bo Lee' } })).toEqual([]);
});
