import { expect, test } from 'vitest';
import { isExecuted } from '#execution/refusals.ts';
import { notaryOf, witnessesNeeded } from '#execution/execution-of.ts';
import { awaitsNotary } from '#execution/requirements.ts';
import { lawOf } from '#law/law-of.ts';
import type { StateCode } from '#law/state-code.ts';

const trust = { kind: 'lifetime-trust', fewestWitnesses: 1, notary: 'customary' } as const;

const needed = (...states: readonly StateCode[]): number => witnessesNeeded(trust, states.map(lawOf));

const isOpen = (signed: number, ...states: readonly StateCode[]): boolean =>
  awaitsNotary({ notary: notaryOf(trust, states.map(lawOf)) }, signed);

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

test('a type that asks for a notary is never signed without one, and one that asks for no witness waits for none', () => {
  const agency = { kind: 'financial-power-of-attorney', fewestWitnesses: 0, notary: 'required' } as const;
  expect(witnessesNeeded(agency, [lawOf('TX')])).toBe(0);
  expect(witnessesNeeded(agency, [lawOf('FL')])).toBe(2);
  for (const state of ['TX', 'FL', 'TN'] as const)
    expect(notaryOf(agency, [lawOf(state)])).toEqual({ awaited: 'always' });
});
