import { expect, test } from 'vitest';
import { jurisdictionOf } from '#jurisdictions/jurisdiction-of.ts';
import { sourceById } from '#jurisdictions/source.ts';
import { stateCodes, stateNameByCode } from '#jurisdictions/state-code.ts';
import { isPlainDate } from '#kit/plain-date.ts';

test('every state and the District of Columbia has rules of its own, dated, with sources, marked as not reviewed', () => {
  for (const code of stateCodes) {
    const rules = jurisdictionOf(code);
    expect(rules.code).toBe(code);
    expect(rules.name).toBe(stateNameByCode[code]);
    expect(isPlainDate(rules.asOf)).toBe(true);
    expect(rules.review).toBe('needs-review');
    expect(rules.sources.length).toBeGreaterThan(0);
    for (const source of rules.sources) expect(source in sourceById || source.startsWith('https://')).toBe(true);
  }
});

test('nine states are community property states', () => {
  const states = stateCodes.filter((code) => jurisdictionOf(code).communityProperty);
  expect(states.toSorted()).toEqual(['AZ', 'CA', 'ID', 'LA', 'NM', 'NV', 'TX', 'WA', 'WI']);
});

test('only Delaware, Florida, Louisiana and New York ask for witnesses to a living trust', () => {
  const needed = stateCodes.flatMap((code) => {
    const { witnessesRequired } = jurisdictionOf(code).trust;
    return witnessesRequired > 0 ? [`${code} ${witnessesRequired}`] : [];
  });
  expect(needed.toSorted()).toEqual(['DE 1', 'FL 2', 'LA 2', 'NY 2']);
});
