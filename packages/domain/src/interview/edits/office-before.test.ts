import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { pourOverWillSample } from '#catalogue/pour-over-will/pour-over-will-sample.ts';

const { interview } = documentTypeOf('pour-over-will');
const shane = { name: 'Shane Hollomute', relationship: 'brother' };
const facts = {
  ...pourOverWillSample,
  executor: shane,
  guardian: shane,
  alternateExecutors: [],
  alternateGuardians: [],
};
const now = { ...interview.open(), facts, asked: { kind: 'review' } } as const;
const after = (message: string) => interview.replyTo(now, message, '2026-11-28').interview.facts;

test.each([
  'Change executor. My sister Corinne Baskervold instead of Shane.',
  'The executor is wrong. It should be my sister Corinne Baskervold, not Shane.',
  'Change the executor: my sister Corinne Baskervold instead of Shane',
  'About the executor. I want Corinne Baskervold instead of Shane.',
  'One thing about my executor. Corinne Baskervold rather than Shane, please.',
])('“%s” is about the office of which the sentence before speaks', (message) => {
  expect(after(message)).toMatchObject({ executor: { name: 'Corinne Baskervold' }, guardian: shane });
});

test.each([
  'My sister Corinne Baskervold instead of Shane.',
  'I thought it over. Corinne Baskervold instead of Shane.',
])('“%s” changes nothing where somebody holds two offices', (message) => {
  expect(after(message)).toMatchObject({ executor: shane, guardian: shane });
});
