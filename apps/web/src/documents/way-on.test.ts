import { expect, test } from 'vitest';
import { wayOn } from '#documents/way-on.ts';

const answered = { id: 'a1', status: 'draft', isPaid: false, ownerSignedAt: null, isSignedInInk: false } as const;

test('a document with every question answered is never without a way on', () => {
  expect(wayOn(answered, true)?.act).toEqual({ label: 'Go on to payment, $297', to: '/checkout?trust=a1' });
  expect(wayOn({ ...answered, status: 'complete', isPaid: true }, true)?.act).toEqual({
    label: 'Sign now',
    to: '/dashboard?sign=a1',
  });
});

test('nobody is told to sign now what only ink on paper signs', () => {
  const act = wayOn({ ...answered, status: 'complete', isPaid: true, isSignedInInk: true }, true)?.act;
  expect(act?.label).toBe('How to sign it');
});

test('nobody is led to pay for what is paid for', () => {
  expect(wayOn({ ...answered, isPaid: true }, true)?.act).toBeUndefined();
});

test('as long as questions are open, or when the owner has signed, nothing is offered', () => {
  expect(wayOn(answered, false)).toBeUndefined();
  expect(
    wayOn({ ...answered, status: 'complete', isPaid: true, ownerSignedAt: '2026-01-05T10:00:00.000Z' }, true),
  ).toBeUndefined();
});
