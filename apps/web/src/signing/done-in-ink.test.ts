import { expect, test } from 'vitest';
import { isOwnerDoneInInk } from '#signing/done-in-ink.ts';

const paper = { signedOn: '2026-11-20' };
const ink = {
  method: 'print-and-sign',
  ownerSignedAt: null,
  signers: [{ role: 'owner', paper }],
  witnesses: [],
} as const;

test('whoever has signed in ink is not offered to confirm the document before printing it', () => {
  expect(isOwnerDoneInInk(ink)).toBe(true);
  expect(isOwnerDoneInInk({ ...ink, signers: [{ role: 'owner', paper: null }] })).toBe(false);
  expect(isOwnerDoneInInk({ ...ink, method: 'electronic' })).toBe(false);
});

test('an invitation that waits for the owner does not wait for ever', () => {
  expect(isOwnerDoneInInk({ ...ink, witnesses: [{ inviteKeptAt: '2026-11-23T10:00:00.000Z' }] })).toBe(false);
});
