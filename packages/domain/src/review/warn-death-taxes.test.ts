import { expect, test } from 'vitest';
import { lawOf } from '#law/law-of.ts';
import type { StateCode } from '#law/state-code.ts';
import { warnDeathTaxes } from '#review/warn-death-taxes.ts';

const told = (state: StateCode, dollars: number): string =>
  warnDeathTaxes([{ description: 'House', category: 'realEstate', estimatedValueInCents: dollars * 100 }], lawOf(state))
    .map(({ message }) => message)
    .join(' ');

test('nobody with much property is left without a word where the figure of an estate tax is not certain', () => {
  expect(told('WA', 2_000_000)).toContain('may owe an estate tax of Washington. It is not certain where that begins.');
  expect(told('WA', 400_000)).toBe('');
  expect(told('FL', 2_000_000)).toBe('');
});

test('no figure that is not certain is shown', () => {
  expect(told('WA', 4_000_000)).not.toMatch(/\$/u);
  expect(told('OR', 2_000_000)).toContain('begins above $1,000,000');
});
