import { expect, test } from 'vitest';
import { errorsOf, issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';
import { type StateCode } from '#law/state-code.ts';

const at = (state: StateCode, change: Facts = {}): Facts => ({
  ...specialFamily,
  ...change,
  grantorState: state,
  governingState: state,
});

const protector = { name: 'Harriet Olmsted' };

test('a protector is somebody else than the maker, and a trustee only with a warning', () => {
  expect(errorsOf(at('OH', { trustProtector: { name: 'Marisol Reyes Luna' } }))).toEqual(['V4b error trustProtector']);
  expect(issuesOf(at('OH', { trustProtector: { name: 'Ana Cruz Vega' } }))).toContain('V4b warning trustProtector');
  expect(issuesOf(at('OH', { trustProtector: protector }))).not.toContain('V4b warning trustProtector');
});
