import { expect, test } from 'vitest';
import { isExecuted } from '#execution/refusals.ts';
import { awaitsNotary, witnessesNeeded } from '#execution/execution-of.ts';
import { lawOf } from '#law/law-of.ts';
import type { StateCode } from '#law/state-code.ts';

const needed = (...states: readonly StateCode[]): number => witnessesNeeded('lifetime-trust', states.map(lawOf));

const isOpen = (signed: number, ...states: readonly StateCode[]): boolean =>
  awaitsNotary('lifetime-trust', states.map(lawOf), signed);

test('a document whose state asks for two witnesses is not signed with one', () => {
  const signed = { status: 'signed' } as const;
  const signing = { ownerHasSigned: true, cosigners: [], witnessesNeeded: needed('FL') };
  expect(isExecuted({ ...signing, witnesses: [signed] })).toBe(false);
  expect(isExecuted({ ...signing, witnesses: [signed, signed] })).toBe(true);
});

test('the strictest of the states of a document counts, and one witness is asked for everywhere', () => {
  expect(needed()).toBe(1);
  expect(needed('TX')).toBe(1);
  expect(needed('TX', 'FL')).toBe(2);
  expect(needed('LA')).toBe(2);
  expect(needed('NY', 'FL')).toBe(2);
});

test('where a notary takes the place of witnesses, the document says that it still has to be acknowledged', () => {
  expect(needed('NY')).toBe(1);
  expect(isOpen(1, 'NY')).toBe(true);
  expect(isOpen(2, 'NY')).toBe(false);
  expect(isOpen(2, 'LA')).toBe(true);
  expect(isOpen(2, 'TX', 'FL')).toBe(false);
});
