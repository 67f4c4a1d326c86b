import { expect, test } from 'vitest';
import { z } from 'zod';
import { lawOf } from '#law/law-of.ts';
import { madeIn } from '#law/made-in.ts';
import { ruleOf, type LawRule } from '#law/sections/rule.ts';
import { stateCodes } from '#law/state-code.ts';
import { stateFileByCode } from '#law/state-files.ts';
import { stateLawSchema } from '#law/state-law.ts';

const isRule = (value: object): value is LawRule<unknown> => 'confidence' in value && 'source' in value;

const rulesIn = (value: unknown): readonly LawRule<unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isRule(value) ? [value] : []), ...Object.values(value).flatMap(rulesIn)];
};

test('the law of all 51 jurisdictions is there and matches its schema', () => {
  expect(stateCodes).toHaveLength(51);
  for (const code of stateCodes) {
    const checked = stateLawSchema.safeParse(stateFileByCode[code]);
    if (!checked.success) throw new Error(`${code}: ${z.prettifyError(checked.error)}`);
    expect(checked.data.code).toBe(code);
  }
});

test('a file is checked once and remembered', () => {
  expect(lawOf('TX')).toBe(lawOf('TX'));
});

test('every rule names a source or says that it is from memory', () => {
  for (const code of stateCodes) {
    const rules = rulesIn(lawOf(code));
    expect(rules.length).toBeGreaterThan(100);
    for (const { confidence, source } of rules) {
      expect(confidence === 'seen' ? source : 'https://').toMatch(/^https:\/\//u);
    }
  }
});

test('every rule tells its value, where it stands, where and of which day it was read, and how sure it is', () => {
  for (const code of stateCodes) {
    for (const rule of rulesIn(stateFileByCode[code])) {
      for (const field of ['value', 'cite', 'source', 'confidence', 'asOf']) expect(rule).toHaveProperty(field);
    }
  }
});

test('words to the letter tell of which day they are wherever a document prints them', () => {
  for (const code of stateCodes) {
    const law = lawOf(code);
    if (madeIn('financial-power-of-attorney', law).state === 'blocked') continue;
    const tied = law.agency.notices.filter(({ need }) => need !== 'form' && need !== 'optional-form');
    for (const { words } of tied) expect([code, words.cite !== null, words.asOf !== null]).toEqual([code, true, true]);
  }
});

test('no rule speaks of how it was researched or holds a slot of a template', () => {
  const words = /execution-rules|find_string|uraa-|rulona-/iu;
  for (const code of stateCodes) {
    for (const { note, value } of rulesIn(lawOf(code))) {
      expect(note ?? '').not.toMatch(words);
      expect(note ?? '').not.toMatch(/\{\w+\}/u);
      expect(typeof value === 'string' ? value : '').not.toMatch(words);
    }
  }
});

test('a rule that breaks its form is refused', () => {
  const rule = { value: 2, cite: null, source: null, confidence: 'known', asOf: '2026-11-22' };
  const schema = ruleOf(z.int());
  expect(schema.safeParse(rule).success).toBe(true);
  expect(schema.safeParse({ ...rule, asOf: '2026-02' }).success).toBe(true);
  for (const broken of [
    { ...rule, value: '2' },
    { ...rule, value: null },
    { ...rule, nullMeans: 'unknown' },
    { ...rule, confidence: 'seen' },
    { ...rule, confidence: 'sure' },
    { ...rule, source: 'http://example.com/' },
    { ...rule, asOf: '2026-02-30' },
    { ...rule, asOf: '2026-13' },
    { ...rule, validFrom: '2026-11' },
    { ...rule, why: 'because' },
  ]) {
    expect(schema.safeParse(broken).success).toBe(false);
  }
});
