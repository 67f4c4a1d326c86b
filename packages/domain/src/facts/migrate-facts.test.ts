import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLostAnswers } from '#facts/find-lost-answers.ts';
import { fieldAfter, migrateFacts } from '#facts/migrate-facts.ts';
import type { Answers, Migration } from '#facts/migration.ts';

const answers = (facts: Answers['facts']): Answers => ({ facts, earlier: [] });

test('a renamed fact keeps its answer', () => {
  const change: Migration = { kind: 'renamed', from: 'agent', to: 'attorney' };
  expect(migrateFacts(answers({ agent: 'Ann', state: 'CA' }), [change])).toEqual(
    answers({ state: 'CA', attorney: 'Ann' }),
  );
});

test('an answer never takes the place of another', () => {
  const change: Migration = { kind: 'renamed', from: 'agent', to: 'attorney' };
  expect(migrateFacts(answers({ agent: 'Ann', attorney: 'Bo' }), [change])).toEqual({
    facts: { attorney: 'Bo' },
    earlier: [{ field: 'attorney', value: 'Ann' }],
  });
});

test('what the new shape cannot say is kept beside', () => {
  const change: Migration = {
    kind: 'reshaped',
    field: 'pay',
    reshape: (value) => (value === 'reasonable' ? { value: 'fair' } : { left: value }),
  };
  expect(migrateFacts(answers({ pay: 'reasonable' }), [change])).toEqual(answers({ pay: 'fair' }));
  expect(migrateFacts(answers({ pay: 'odd' }), [change])).toEqual({
    facts: {},
    earlier: [{ field: 'pay', value: 'odd' }],
  });
});

test('a value can move to another question', () => {
  const change: Migration = {
    kind: 'moved',
    from: 'maritalStatus',
    to: 'isSeparated',
    move: (value) => (value === 'Separated' ? { stays: 'Married', goes: true } : { stays: value }),
  };
  expect(migrateFacts(answers({ maritalStatus: 'Separated' }), [change])).toEqual(
    answers({ maritalStatus: 'Married', isSeparated: true }),
  );
  expect(migrateFacts(answers({ maritalStatus: 'Single' }), [change])).toEqual(answers({ maritalStatus: 'Single' }));
});

test('the answer to a question that is not asked any more is kept with its name', () => {
  const change: Migration = { kind: 'removed', field: 'taxIdStatus', label: 'Tax number' };
  expect(migrateFacts(answers({ taxIdStatus: 'EIN' }), [change])).toEqual({
    facts: {},
    earlier: [{ field: 'taxIdStatus', value: 'EIN', label: 'Tax number' }],
  });
});

test('what was kept beside follows later changes of its question', () => {
  const changes: readonly Migration[] = [
    { kind: 'reshaped', field: 'pay', reshape: (left) => ({ left }) },
    { kind: 'renamed', from: 'pay', to: 'fee' },
    { kind: 'removed', field: 'fee', label: 'Fee' },
  ];
  expect(migrateFacts(answers({ pay: 'odd' }), changes).earlier).toEqual([
    { field: 'fee', value: 'odd', label: 'Fee' },
  ]);
  expect(fieldAfter('pay', changes)).toBe('fee');
});

test('a migration that carries answers to a question which nobody asks is found', () => {
  const renamed: Migration = { kind: 'renamed', from: 'a', to: 'b' };
  const again: Migration = { kind: 'renamed', from: 'b', to: 'c' };
  const removed: Migration = { kind: 'removed', field: 'b', label: 'B' };
  expect(findLostAnswers([renamed], ['a'])).toEqual(['a migration carries answers to b, which is not asked']);
  expect(findLostAnswers([renamed, again], ['c'])).toEqual([]);
  expect(findLostAnswers([renamed, removed], [])).toEqual([]);
});

// Answers are sets of tokens, so that each one can be found again wherever it went.
const tokensOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap(tokensOf) : [String(value)];

const allTokens = ({ facts, earlier }: Answers): readonly string[] =>
  [...Object.values(facts), ...earlier.map(({ value }) => value)].flatMap(tokensOf).toSorted();

const field = fc.constantFrom('a', 'b', 'c', 'd', 'e');

const halves = (value: unknown): readonly [unknown, unknown] => {
  const tokens = tokensOf(value);
  const part = (list: readonly string[]): unknown => (list.length === 0 ? undefined : list);
  return [part(tokens.slice(0, tokens.length >> 1)), part(tokens.slice(tokens.length >> 1))];
};

const reshapes = {
  reverses: (value: unknown) => ({ value: tokensOf(value).toReversed() }),
  leavesHalf: (value: unknown) => ({ value: halves(value)[0], left: halves(value)[1] }),
  leavesAll: (left: unknown) => ({ left }),
};

const migration: fc.Arbitrary<Migration> = fc.oneof(
  fc.record({ kind: fc.constant('renamed' as const), from: field, to: field }),
  fc.record({
    kind: fc.constant('reshaped' as const),
    field,
    reshape: fc.constantFrom(...Object.values(reshapes)),
  }),
  fc.record({
    kind: fc.constant('moved' as const),
    from: field,
    to: field,
    move: fc.constant((value: unknown) => ({ stays: halves(value)[0], goes: halves(value)[1] })),
  }),
  fc.record({ kind: fc.constant('removed' as const), field, label: fc.constant('Removed') }),
);

const facts = fc
  .uniqueArray(field)
  .map((fields) => Object.fromEntries(fields.map((name) => [name, [1, 2, 3].map((part) => `${name}${part}`)])));

test('whatever the changes, no answer is lost and none is doubled', () => {
  fc.assert(
    fc.property(facts, fc.array(migration, { maxLength: 8 }), (given, chain) => {
      const migrated = migrateFacts(answers(given), chain);
      expect(allTokens(migrated)).toEqual(allTokens(answers(given)));
    }),
  );
});

test('changes one after the other are the same as all of them at once', () => {
  fc.assert(
    fc.property(facts, fc.array(migration), fc.array(migration), (given, first, then) => {
      const stepwise = migrateFacts(migrateFacts(answers(given), first), then);
      expect(migrateFacts(answers(given), [...first, ...then])).toEqual(stepwise);
    }),
  );
});
