import { expect, test } from 'vitest';
import { agencySample } from '#catalogue/durable-financial-poa/agency-sample.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('durable-financial-poa');
const agent = { name: 'Tonya Skidmoor', relationship: 'niece' };
const facts = { ...agencySample, agent, isAgentPaid: false };
const now = { ...interview.open(), facts, asked: { kind: 'review' } } as const;
const after = (message: string) => interview.replyTo(now, message, '2026-11-28').interview;

test.each([
  'Changed my mind on the pay. She drives forty mile a day for me. Tonya ought to get paid somethin reasonable for it.',
  'Tonya ought to be paid',
  'Pay Tonya something for the work',
  'Tonya should be paid',
  'She should get paid after all',
])('“%s” is asked back or recorded: the agent is paid', (message) => {
  const { facts: said, doubt } = after(message);
  expect({ ...said, ...doubt?.proposed }.isAgentPaid).toBe(true);
});

test("“Tonya shouldn't get paid” leaves the no that is recorded", () => {
  const { facts: said, doubt } = after("Tonya shouldn't get paid");
  expect(said).toMatchObject({ isAgentPaid: false });
  expect(doubt).toBeNull();
});
