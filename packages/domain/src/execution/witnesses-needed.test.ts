import { expect, test } from 'vitest';
import { isExecuted } from '#execution/refusals.ts';
import { awaitsNotary, witnessesNeeded } from '#execution/witnesses-needed.ts';

test('a document whose state asks for two witnesses is not signed with one', () => {
  const signed = { status: 'signed' } as const;
  const signing = { ownerHasSigned: true, cosigners: [], witnessesNeeded: witnessesNeeded(['FL']) };
  expect(isExecuted({ ...signing, witnesses: [signed] })).toBe(false);
  expect(isExecuted({ ...signing, witnesses: [signed, signed] })).toBe(true);
});

test('the strictest of the states of a document counts, and one witness is asked for everywhere', () => {
  expect(witnessesNeeded([])).toBe(1);
  expect(witnessesNeeded(['TX'])).toBe(1);
  expect(witnessesNeeded(['TX', 'FL'])).toBe(2);
  expect(witnessesNeeded(['LA'])).toBe(2);
  expect(witnessesNeeded(['NY', 'FL'])).toBe(2);
});

test('where a notary takes the place of witnesses, the document says that it still has to be acknowledged', () => {
  expect(witnessesNeeded(['NY'])).toBe(1);
  expect(awaitsNotary(['NY'], 1)).toBe(true);
  expect(awaitsNotary(['NY'], 2)).toBe(false);
  expect(awaitsNotary(['LA'], 2)).toBe(true);
  expect(awaitsNotary(['TX', 'FL'], 2)).toBe(false);
});
