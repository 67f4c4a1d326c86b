import type { SigningAnswer, Witness, WitnessStatus } from '@evergrant/contract/signing.ts';
import { expect, test } from 'vitest';
import { completedNotice, hasBecomeSigned, witnessNotices } from '#signing/witness-notices.ts';

const witness = (name: string, status: WitnessStatus): Witness => ({
  id: name,
  name,
  email: `${name.toLowerCase()}@example.com`,
  status,
  inviteKeptAt: null,
  inviteSentAt: null,
  undeliveredAt: null,
  viewedAt: null,
  signedAt: null,
  signedTimeZone: null,
  declinedAt: null,
  declineReason: null,
  disputedAt: null,
  createdAt: '2026-01-05T10:00:00.000Z',
});

const answer = (status: SigningAnswer['status'], ...witnesses: Witness[]): SigningAnswer => ({
  documentId: 'document',
  documentName: 'Lake House Trust',
  status,
  ownerName: 'Marisol Okonkwo-Reyes',
  accountName: null,
  witnessesNeeded: 1,
  awaitsNotary: false,
  takesWitnesses: true,
  ownerEmail: 'marisol@example.com',
  ownerSignedAt: '2026-01-05T10:00:00.000Z',
  canOwnerSign: false,
  whyNotOwnerSign: null,
  canInvite: true,
  whyNotInvite: null,
  method: 'electronic',
  isMethodCertain: true,
  signers: [],
  scans: [],
  cosigners: [],
  formerWitnesses: [],
  witnesses,
  consent: { version: '1', text: 'Consent', attestation: 'Attestation' },
  executionNotes: [],
});

test('the owner is told when a witness views and when a witness signs', () => {
  const before = answer('complete', witness('Priya', 'pending'), witness('Sam', 'viewed'));
  const after = answer('complete', witness('Priya', 'viewed'), witness('Sam', 'signed'));

  expect(witnessNotices(before, after)).toEqual([
    { tone: 'success', title: 'Document Viewed', message: 'Priya has viewed the document.' },
    { tone: 'success', title: 'Document Signed!', message: 'Sam has signed the document.' },
  ]);
});

test('where the law asks for ink, nobody is said to have signed the document on a screen', () => {
  const inInk = (...witnesses: Witness[]) => ({
    ...answer('complete', ...witnesses),
    method: 'print-and-sign' as const,
  });
  const [notice] = witnessNotices(inInk(witness('Sam', 'viewed')), inInk(witness('Sam', 'signed')));
  expect(notice?.message).toBe('Sam has acknowledged it online, which executes nothing yet.');
});

test('the owner is told when somebody declines, and when the spouse signs', () => {
  const spouse = (status: WitnessStatus) => ({
    role: 'spouse' as const,
    signerId: 'spouse',
    name: 'Tomás',
    capacity: 'Spouse',
    hasSigned: status === 'signed',
    link: witness('Tomás', status),
    paper: null,
  });
  const before = { ...answer('complete', witness('Priya', 'viewed')), cosigners: [spouse('viewed')] };
  const after = { ...answer('complete', witness('Priya', 'declined')), cosigners: [spouse('signed')] };

  expect(witnessNotices(before, after)).toEqual([
    { tone: 'success', title: 'Document Signed!', message: 'Tomás has signed the document.' },
    { tone: 'error', title: 'Signature Declined', message: 'Priya has declined to sign.' },
  ]);
});

test('the owner is told at once that somebody says they have not signed', () => {
  const before = answer('signed', witness('Priya', 'viewed'));
  const after = answer('signed', { ...witness('Priya', 'viewed'), disputedAt: '2026-01-06T10:00:00.000Z' });

  expect(witnessNotices(before, after)).toEqual([
    { tone: 'error', title: 'Signature Disputed', message: 'Priya says that they have not signed.' },
  ]);
  expect(witnessNotices(after, after)).toEqual([]);
});

test('the last signature is not said to be that of a witness, and a notary who is missing is not forgotten', () => {
  const { message } = completedNotice({ method: 'electronic', awaitsNotary: false });
  expect(message).toBe('Every signature is there. The document is complete.');
  expect(completedNotice({ method: 'electronic', awaitsNotary: true }).message).toContain('before a notary');
});

test('a repeated event and a newly added witness say nothing', () => {
  const before = answer('complete', witness('Priya', 'viewed'));
  const after = answer('complete', witness('Priya', 'viewed'), witness('Sam', 'pending'));

  expect(witnessNotices(before, after)).toEqual([]);
});

test('the document is announced as signed once, not when it was signed before', () => {
  const open = answer('complete', witness('Priya', 'viewed'));
  const signed = answer('signed', witness('Priya', 'signed'));

  expect([hasBecomeSigned(open, signed), hasBecomeSigned(signed, signed), hasBecomeSigned(open, open)]).toEqual([
    true,
    false,
    false,
  ]);
});
