import { expect, test } from 'vitest';
import type { StateLaw } from '#law/state-law.ts';
import { lawOf } from '#law/law-of.ts';
import { madeIn } from '#law/made-in.ts';
import { stateCodes } from '#law/state-code.ts';

const keeping = (confidence: 'known' | 'verify'): StateLaw => {
  const law = lawOf('OH');
  const { forcedHeirship } = law.provisions;
  return { ...law, provisions: { ...law.provisions, forcedHeirship: { ...forcedHeirship, value: true, confidence } } };
};

test('no will and no trust is made where a law keeps a part for children, or may', () => {
  for (const kind of ['will', 'lifetime-trust'] as const) {
    expect(madeIn(kind, lawOf('OH'))).toEqual({ state: 'made' });
    expect(JSON.stringify(madeIn(kind, keeping('known')))).toContain('keeps a part of what you leave');
    expect(JSON.stringify(madeIn(kind, keeping('verify')))).toContain('We are not certain whether a part');
    const kept = stateCodes.filter((code) => lawOf(code).provisions.forcedHeirship.value === true);
    for (const code of kept) expect(madeIn(kind, lawOf(code)).state).toBe('blocked');
  }
});

test('no trust is made under a law that may end it before lives in being and twenty-one years', () => {
  for (const code of stateCodes) {
    const law = lawOf(code);
    if (madeIn('lifetime-trust', law).state === 'blocked') continue;
    const { perpetuitiesRule: rule, perpetuitiesYears: years } = law.provisions;
    expect([code, rule.value]).not.toEqual([code, 'trust-term-limits']);
    expect(years.value ?? 90).toBeGreaterThanOrEqual(90);
  }
});
