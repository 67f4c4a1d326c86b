import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FieldId } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { replyWithReading } from '#interview/conversation/reply-with-reading.ts';

const today = '2026-11-20';

/** The same value with the keys of every object in another order, as a database may hand them back. */
const shuffleKeys = (value: unknown, seed: number): unknown => {
  if (Array.isArray(value)) return value.map((one) => shuffleKeys(one, seed));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, shuffleKeys(one, seed)] as const);
  const turned = [...entries.slice(seed % (entries.length || 1)), ...entries.slice(0, seed % (entries.length || 1))];
  return Object.fromEntries(seed % 2 === 0 ? turned : turned.toReversed());
};

test('values that differ only in the order of their keys are the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(20), (value, seed) => {
      expect(isSameValue(value, shuffleKeys(value, seed))).toBe(true);
    }),
  );
});

test('values are the same exactly when their JSON with sorted keys is the same', () => {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([key, one]) => [key, sorted(one)])
            .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))
        : value;
  const small = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(small, small, (one, other) => {
      const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
      fc.pre(isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other));
      expect(isSameValue(one, other)).toBe(JSON.stringify(sorted(one)) === JSON.stringify(sorted(other)));
    }),
  );
});

const family: Interview = [
  'Ngozi Okafor',
  '12 Elm St Apt 4, Austin TX 78701',
  'travis',
  '6/12/1980',
  'never married',
  'none',
  'my brother Chidi Okafor 60 and my niece Ada Obi 40',
  'right away',
  'my friend Lena Park',
  'I will',
  'Chidi',
].reduce((interview, message) => replyTo(interview, message, today).interview, openInterview(livingTrustPlan));

test('a list that is said again keeps its confirmation, in whatever order its keys were stored', () => {
  const fields = Object.keys(family.facts) as FieldId[];
  fc.assert(
    fc.property(fc.nat(20), fc.constantFrom(...fields), (seed, field) => {
      const facts = shuffleKeys(family.facts, seed) as Interview['facts'];
      const stored: Interview = { ...family, facts, confirmed: [field] };
      const value = family.facts[field];
      const turn = replyWithReading(stored, {
        message: JSON.stringify(family.facts),
        reading: { act: 'answer', patch: [{ field, value, evidence: '', confidence: 0.9 }] },
        today,
      });
      expect(turn.recorded).toEqual([]);
      expect(turn.interview.confirmed).toContain(field);
    }),
  );
});

test('shares told once more in the chat leave the confirmed list as it is', () => {
  const stored: Interview = {
    ...family,
    facts: shuffleKeys(family.facts, 3) as Interview['facts'],
    confirmed: ['beneficiaries'],
  };
  const turn = replyTo(stored, 'my brother Chidi Okafor gets 60% and my niece Ada Obi 40%', today);
  expect(turn.interview.confirmed).toEqual(['beneficiaries']);
});
