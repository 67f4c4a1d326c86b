import { expect, test } from 'vitest';
import { howFarSigned } from '#documents/how-far-signed.ts';

const inInk = {
  status: 'complete',
  ownerSignedAt: null,
  witnessCount: 0,
  declinedWitnessCount: 0,
  signedWitnessCount: 0,
  witnessesNeeded: 2,
  awaitsNotary: false,
  otherMakers: [],
  awaitedCosigners: [],
  isSignedInInk: true,
  statedInkCount: 1,
  awaitedInk: ['Priya Raman', 'Witness'],
  takesWitnesses: true,
  documentTypeId: 'pour-over-will',
} as const;

test('a document on which a part of the lines is signed is not said to be signed, and what is missing is named', () => {
  expect(howFarSigned(inInk)).toEqual({
    title: 'Signing has begun',
    words: 'Signed in ink so far: 1. Still to sign on paper: Priya Raman, Witness.',
  });
  const onScreen = { ...inInk, isSignedInInk: false, ownerSignedAt: '2026-01-05T10:00:00.000Z' };
  expect(howFarSigned(onScreen).title).toBe('Signing has begun');
});

test('a document that everybody acknowledged on a screen is not said to be signed, one with ink on every line is', () => {
  const closed = { ...inInk, status: 'signed', awaitedInk: [] } as const;
  expect(howFarSigned({ ...closed, statedInkCount: 0 }).title).toBe('This document is acknowledged online');
  expect(howFarSigned(closed).title).toBe('This document is signed');
});
