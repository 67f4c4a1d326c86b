import { expect, test } from 'vitest';
import { wayOn } from '#documents/way-on.ts';

const answered = {
  id: 'a1',
  documentTypeId: 'living-trust',
  status: 'draft',
  isPaid: false,
  ownerSignedAt: null,
  isSignedInInk: false,
  statedInkCount: 0,
  awaitedInk: [],
} as const;

test('a document with every question answered is never without a way on', () => {
  expect(wayOn(answered, true)?.act).toEqual({ label: 'Go on to payment, $297', to: '/checkout?trust=a1' });
  expect(wayOn({ ...answered, status: 'complete', isPaid: true }, true)?.act).toEqual({
    label: 'Sign now',
    to: '/dashboard?sign=a1',
  });
});

test('nobody is led to pay before the document was offered to be read', () => {
  expect(wayOn(answered, true)?.isReadFirst).toBe(true);
  expect(wayOn({ ...answered, status: 'complete', isPaid: true }, true)?.isReadFirst).toBeUndefined();
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

test('nobody is told to print and sign what already stands on paper', () => {
  const ink = { ...answered, status: 'complete', isPaid: true, isSignedInInk: true } as const;
  const next = wayOn({ ...ink, statedInkCount: 1, awaitedInk: ['Wanda Hill'] }, true);
  expect(next?.act?.label).toBe('Note who has signed');
  expect(next?.words).toContain('Still to sign: Wanda Hill.');
  expect(`${next?.title} ${next?.words}`).not.toMatch(/print|ready to sign/i);
});

test('a will that pours over into a trust is not signed before the trust without a word', () => {
  const ink = { ...answered, status: 'complete', isPaid: true, isSignedInInk: true } as const;
  expect(wayOn({ ...ink, documentTypeId: 'pour-over-will' }, true)?.words).toContain('Sign the trust first');
  expect(wayOn(ink, true)?.words).not.toContain('first');
});
