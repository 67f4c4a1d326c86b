import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('durable-financial-poa');
const known = { grantorName: 'Glenda Oberg', agent: { name: 'Kristin Vogel' } };

const scopeAfter = (message: string, asked: object, facts: object): unknown =>
  interview.replyTo({ ...interview.open(), facts, asked, trail: [] } as never, message, '2026-11-20').interview.facts
    .agentScope;

test.each([
  "I've been going back and forth on it and I guess I'd rather leave the house and land out of it.",
  'keep the real estate out of it',
  'Everything but the house',
  'I want the house left out of what she can do',
])('“%s” leaves real estate out, at its question and at the review', (message) => {
  expect(scopeAfter(message, { kind: 'fact', field: 'agentScope' }, known)).toBe('withoutLand');
  expect(scopeAfter(message, { kind: 'review' }, { ...known, agentScope: 'everything' })).toBe('withoutLand');
});

test.each(["don't leave the house out", 'I moved out of the house', 'The house is falling apart'])(
  '“%s” leaves nothing out',
  (message) => {
    expect(scopeAfter(message, { kind: 'review' }, { ...known, agentScope: 'everything' })).toBe('everything');
  },
);
