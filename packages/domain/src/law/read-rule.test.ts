import { expect, test } from 'vitest';
import { cautious, certain, isCertainlyAbsent } from '#law/read-rule.ts';
import type { LawRule } from '#law/sections/rule.ts';

const known: LawRule<number> = { value: 2, cite: null, source: null, confidence: 'known', asOf: '2026-11-22' };
const unsure: LawRule<number> = { ...known, confidence: 'verify' };
const missing: LawRule<number> = { ...known, value: null, nullMeans: 'unknown' };
const absent: LawRule<number> = { ...known, value: null, nullMeans: 'not-applicable' };

test('what is missing or still has to be verified never switches a text', () => {
  expect(certain(known)).toBe(2);
  expect(certain(unsure)).toBeUndefined();
  expect(certain(missing)).toBeUndefined();
  expect(certain(absent)).toBeUndefined();
});

test('where the law is not certain the strictest answer is taken, and it is said', () => {
  expect(cautious(known, 3)).toEqual({ value: 2, isCautious: false });
  expect(cautious(unsure, 3)).toEqual({ value: 3, isCautious: true });
  expect(cautious(missing, 3)).toEqual({ value: 3, isCautious: true });
});

test('a value of no is as certain as a value of yes', () => {
  expect(cautious({ ...known, value: false }, true)).toEqual({ value: false, isCautious: false });
});

test('that there is no such rule is known only when the research says so', () => {
  expect([known, missing, absent, { ...absent, confidence: 'verify' as const }].map(isCertainlyAbsent)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
