import { expect, test } from 'vitest';
import { whitcombs } from '#interview/testing/whitcombs.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const type = documentTypeOf('living-trust');

const atResidence = (): StoredInterview => {
  const { residencePlan: _open, ...facts } = whitcombs;
  const asked = { kind: 'fact', field: 'residencePlan' } as const;
  return { ...type.interview.open(), facts, asked, trail: [asked] };
};
const say = (message: string): StoredInterview['facts'] =>
  type.interview.replyTo(atResidence(), message, '2026-11-20').interview.facts;

test.each([
  'Sell it. And make Juniper 40 and Caspian 40.',
  'Sell the house. Caspian and Juniper get 40 each.',
  'Sell it. Caspian should have 40 and Juniper 40.',
])('an answer and a correction in one message are both taken: %s', (message) => {
  const facts = say(message);
  expect(facts.residencePlan).toBe('sell');
  expect(facts.beneficiaries?.map(({ percentage }) => percentage)).toEqual([40, 40, 20]);
});

test('a correction of nobody who is known is kept as it was said', () => {
  const { facts, notes } = type.interview.replyTo(
    atResidence(),
    'Sell it. My neighbor has the key to the shed.',
    '2026-11-20',
  ).interview;
  expect(facts.residencePlan).toBe('sell');
  expect(JSON.stringify(notes)).toContain('key to the shed');
});

test.each([
  'A boy and a girl, Kyle and Jill. Kyle is a Lindholm and Jill is a Torres now.',
  'Kyle and Jill. Kyle is a Lindholm. Jill is a Torres since she married.',
])('last names that are told behind first names make them whole: %s', (message) => {
  const asked = { kind: 'fact', field: 'children' } as const;
  const facts = { grantorName: 'Janet Kay Lindholm' };
  const before: StoredInterview = { ...type.interview.open(), facts, asked, trail: [asked] };
  const after = type.interview.replyTo(before, message, '2026-11-20').interview;
  const named = after.facts.children ?? after.doubt?.proposed.children ?? [];
  expect(named.map(({ name }) => name)).toEqual(['Kyle Lindholm', 'Jill Torres']);
});

test('what is kept out behind a list takes nothing of it away', () => {
  const asked = { kind: 'fact', field: 'assets' } as const;
  const { assets: _property, ...facts } = whitcombs;
  const { interview } = type.interview.replyTo(
    { ...type.interview.open(), facts, asked, trail: [asked] },
    'House, Schwab account. Retirement accounts have beneficiary forms, exclude those.',
    '2026-11-20',
  );
  expect(interview.facts.assets?.map(({ description }) => description)).toEqual(['House', 'Schwab account']);
});

test('an n that is typed for `and` is no no', () => {
  const asked = { kind: 'fact', field: 'descendantsTakeFirst' } as const;
  const { descendantsTakeFirst: _open, ...facts } = whitcombs;
  const before: StoredInterview = { ...type.interview.open(), facts, asked, trail: [asked] };
  const said = (message: string) =>
    type.interview.replyTo(before, message, '2026-11-20').interview.facts.descendantsTakeFirst;
  expect([said('n yea kids take it'), said('n'), said('no')]).toEqual([true, false, false]);
});
