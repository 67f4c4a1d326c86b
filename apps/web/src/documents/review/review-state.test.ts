import { expect, test } from 'vitest';
import { reviewState } from '#documents/review/review-state.ts';
import { toCheck } from '#documents/review/to-check.ts';

type Shown = Parameters<typeof reviewState>[0];

const facts = (change: Partial<Shown>): Shown => ({
  rows: [],
  missingFields: [],
  isComplete: false,
  isEditable: true,
  ...change,
});
const recorded = [{ state: 'recorded' }] as Shown['rows'];

test('what is open comes first, then what must be fixed, then the confirmation', () => {
  const open = [...recorded, { field: 'spouseName', state: 'missing' }] as Shown['rows'];
  expect(reviewState(facts({ missingFields: ['spouseName'], rows: open }), 1).act).toBe('answer');
  expect(reviewState(facts({ rows: recorded }), 1).act).toBe('fix');
  expect(reviewState(facts({ rows: recorded }), 0).act).toBe('confirm');
  expect(reviewState(facts({}), 0).act).toBe('read');
});

test('what is usual stands and is confirmed with the rest, and never hides an open question', () => {
  const usual = [{ field: 'survivalDays', isUsual: true, state: 'missing' }] as Shown['rows'];
  const missingFields = ['survivalDays'];
  expect(reviewState(facts({ rows: usual, missingFields }), 0)).toEqual({
    act: 'confirm',
    words: 'Is everything correct? The usual setting then becomes your answer. You can still change any answer later.',
  });
  const asked = { field: 'spouseName', state: 'missing' } as Shown['rows'][number];
  const both = facts({ rows: [...usual, asked], missingFields: [...missingFields, 'spouseName'] });
  expect(reviewState(both, 0)).toEqual({ act: 'answer', words: '1 question is still open.' });
});

test('what can no longer be changed can be read', () => {
  expect(reviewState(facts({ isEditable: false, missingFields: ['spouseName'] }), 2).act).toBe('read');
});

test('an error must be fixed, everything else is worth knowing, and nothing is said twice', () => {
  const shown = {
    rows: [],
    problems: [{ field: 'beneficiaries', message: 'The shares are 90%.' }],
    warnings: [{ field: 'executor', message: 'Name a second executor.' }],
    missingFields: [],
  };
  const findings = [
    { level: 'error', message: 'The shares are 90%.' },
    { level: 'warning', message: 'Name a second executor.' },
    { level: 'information', message: 'It is signed on paper.' },
  ] as const;
  expect(toCheck(shown, { findings: [...findings] })).toEqual({
    mustFix: [{ field: 'beneficiaries', message: 'The shares are 90%.' }],
    worthKnowing: [
      { field: 'executor', message: 'Name a second executor.' },
      { level: 'information', message: 'It is signed on paper.' },
    ],
  });
});

test('while questions are open, they alone are told of a document that is not whole', () => {
  const rows = [{ field: 'executor', state: 'missing' }] as Shown['rows'];
  const shown = { rows, problems: [], warnings: [], missingFields: ['executor'] };
  const findings = [{ level: 'information', message: 'Still to be answered: Executor.' } as const];
  expect(toCheck(shown, { findings })).toEqual({ mustFix: [], worthKnowing: [] });
});
