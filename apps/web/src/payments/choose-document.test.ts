import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { expect, test } from 'vitest';
import { chooseDocument } from '#payments/choose-document.ts';

const document = (id: string, isPaid = false): DocumentSummary => ({
  id,
  name: id,
  type: 'Living Trust',
  documentTypeId: 'living-trust',
  status: 'draft',
  progress: 50,
  isInterviewComplete: false,
  isPaid,
  ownerSignedAt: null,
  witnessCount: 0,
  declinedWitnessCount: 0,
  signedWitnessCount: 0,
  witnessesNeeded: 1,
  awaitsNotary: false,
  takesWitnesses: true,
  file: 'preview',
  executedVersionCount: 0,
  otherMakers: [],
  awaitedCosigners: [],
  isSignedInInk: false,
  statedInkCount: 0,
  awaitedInk: [],
  outdated: [],
  createdAt: '2026-11-20T14:14:00.000Z',
});

test('the document that the person came from is the one being bought', () => {
  expect(chooseDocument([document('lake'), document('home')], 'home').chosen?.id).toBe('home');
});

test('the only document without a payment is chosen by itself, one of several never', () => {
  expect(chooseDocument([document('lake', true), document('home')], undefined).chosen?.id).toBe('home');
  expect(chooseDocument([document('lake'), document('home')], undefined).chosen).toBeUndefined();
});

test('a document is not offered for a second payment', () => {
  const choice = chooseDocument([document('lake', true), document('home')], 'lake');

  expect(choice.alreadyPaid?.id).toBe('lake');
  expect(choice.chosen).toBeUndefined();
  expect(choice.buyable.map(({ id }) => id)).toEqual(['home']);
});
