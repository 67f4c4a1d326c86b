import { expect, test } from 'vitest';
import { plainText, readPlainValue } from '#documents/facts-panel/plain-value.ts';

const days = { kind: 'number' } as const;
const fee = { kind: 'money' } as const;
const bond = { kind: 'yesNo' } as const;
const home = { kind: 'address' } as const;

test('amounts are typed in dollars and stored in cents', () => {
  expect(plainText(fee, 250_050)).toBe('2500.5');
  expect(readPlainValue(fee, '$2,500.50')).toEqual({ ok: true, value: 250_050 });
});

test('a yes or no is stored as a truth value, never as a word', () => {
  expect(readPlainValue(bond, 'no')).toEqual({ ok: true, value: false });
  expect(plainText(bond, false)).toBe('no');
});

test('what is no number is sent back with a hint', () => {
  expect(readPlainValue(days, 'a month')).toMatchObject({ ok: false });
  expect(readPlainValue(days, '30')).toEqual({ ok: true, value: 30 });
});

test('text is trimmed, and an empty answer is not an answer', () => {
  expect(readPlainValue(home, ' 4417 Duval Street ')).toEqual({ ok: true, value: '4417 Duval Street' });
  expect(readPlainValue(home, '   ')).toMatchObject({ ok: false });
});

test('several choices are kept as a list, and none is an answer', () => {
  const special = { kind: 'choices' } as const;
  expect(plainText(special, ['petCare', 'wishes'])).toBe('petCare,wishes');
  expect(readPlainValue(special, 'petCare,wishes')).toEqual({ ok: true, value: ['petCare', 'wishes'] });
  expect(readPlainValue(special, '')).toEqual({ ok: true, value: [] });
});
