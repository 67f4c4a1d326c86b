import { expect, test } from 'vitest';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('llc-formation');
const [first, second] = ['Joanna Pell Thibodrow', 'Marcy Eustace'];
const members = [
  { name: first, percentage: 60 },
  { name: second, percentage: 40 },
];
const facts = { ...llcSample, members, contributesByShare: true };
const now = { ...interview.open(), facts, asked: { kind: 'review' } } as const;
const after = (message: string) => interview.replyTo(now, message, '2026-11-28').interview.facts.members;

test.each([
  'no its 50 50',
  "we're equal",
  'we own it equally',
  'No, we are 50/50',
  'it should be even',
  "that's 50 50",
])('“%s” says anew what each of the two owns', (message) => {
  expect(after(message)).toMatchObject([
    { name: first, percentage: 50 },
    { name: second, percentage: 50 },
  ]);
});

test.each(["it's 40", 'we are good', 'we are even happier now'])('“%s” says no share', (message) => {
  expect(after(message)).toEqual(members);
});
