import { expect, test } from 'vitest';
import { agencyPlan } from '#catalogue/durable-financial-poa/plan.ts';
import { llcFormationPlan } from '#catalogue/llc-formation/plan.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import { takeUpNote } from '#interview/notes/take-up-note.ts';
import { openInterview } from '#interview/open-interview.ts';

const today = '2026-11-24';
const wish = 'I want the roses looked after';

const noted = (plan: QuestionPlan, specialInstructions?: string): Interview => ({
  ...openInterview(plan),
  ...(specialInstructions !== undefined && { facts: { specialInstructions } }),
  notes: [{ words: wish }, { words: 'Who pays the taxes?', isQuestion: true }],
});

test('a note is printed in the words of the person, and is no note any more', () => {
  const taken = takeUpNote(noted(agencyPlan), wish, today);
  expect(taken).toMatchObject({
    ok: true,
    value: { facts: { specialInstructions: `${wish}.` }, notes: [{ words: 'Who pays the taxes?' }] },
  });
});

test('it is added after what stands there, which has to be confirmed again', () => {
  const before = { ...noted(agencyPlan, 'Keep the house.'), confirmed: ['specialInstructions'] as const };
  expect(takeUpNote(before, wish, today)).toMatchObject({
    ok: true,
    value: { facts: { specialInstructions: `Keep the house. ${wish}.` }, confirmed: [] },
  });
});

test('a note that is gone already changes nothing', () => {
  const before = noted(agencyPlan);
  expect(takeUpNote(before, 'Something else', today)).toEqual({ ok: true, value: before });
});

test('nothing is cut off: where it would become too long, the note stays a note', () => {
  const taken = takeUpNote(noted(agencyPlan, 'x'.repeat(1990)), wish, today);
  expect(taken).toMatchObject({ ok: false, reason: { message: expect.stringContaining('too long') } });
});

test('a document that prints no own words says so', () => {
  expect(takeUpNote(noted(llcFormationPlan), wish, today)).toMatchObject({ ok: false });
});
