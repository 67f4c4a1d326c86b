import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview: trust, sample } = documentTypeOf('living-trust');

const testAfter = (message: string): unknown => {
  const { incapacityTest: _none, ...facts } = sample;
  const asked = { kind: 'fact', field: 'incapacityTest' } as const;
  return trust.replyTo({ ...trust.open(), facts, asked, trail: [asked] }, message, '2026-11-28').interview.facts
    .incapacityTest;
};

test.each([
  'Two doctors, please. I have seen one doctor be wrong on a Tuesday and right by Thursday.',
  'Two doctors. My doctor is a fool and my son agrees.',
  'Two doctors, because one doctor got it wrong with my mother',
  'Two physicians, never one doctor alone',
])('what is told of one doctor beside the answer changes nothing in it: %s', (message) => {
  expect(testAfter(message)).toBe('twoPhysicians');
});

test.each(['One doctor and my niece Ann', 'A doctor plus Ann', 'my doctor, with my sister'])(
  'one doctor with somebody of the family: %s',
  (message) => {
    expect(testAfter(message)).toBe('onePhysicianPlusFamily');
  },
);
