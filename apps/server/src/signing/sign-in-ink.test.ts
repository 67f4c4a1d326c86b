import { execFileSync } from 'node:child_process';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  inkFacts,
  printTestDocument,
  inviteTestWitness,
  signAsTestOwner,
  signAsTestWitness,
} from '#platform/testing/sign-in-test.ts';
import { addWitness } from '#signing/add-witness.ts';
import { declineAsWitness } from '#signing/decline-as-witness.ts';
import { listSignedVersions } from '#signing/list-signed-versions.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
import { removeWitness } from '#signing/remove-witness.ts';
import { statePaperSignature } from '#signing/state-paper-signature.ts';
import { trailOf } from '#documents/trail-of.ts';
import { downloadDocument, downloadToSign } from '#documents/download-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  await context.work(createJobs(context));
});
beforeEach(async () => {
  member = await createTestMember(context);
  documentId = await completeTestDocument(context, { member, facts: inkFacts });
  await printTestDocument(context, member, documentId);
});
afterAll(() => context.close());

const own = () => ({ documentId, userId: member.userId });
const today = () => context.clock().toISOString().slice(0, 10);
const state = (signerId: string, more: { name?: string; signedOn?: string; isAnotherPerson?: boolean } = {}) =>
  statePaperSignature(context, { member, documentId, signerId, signedOn: today(), origin, ...more });
const invite = (name: string) => inviteTestWitness(context, { member, documentId, name });
const steps = async () => (await readSigning(context, { member, documentId })).signers;
const textOfPdf = async () => {
  await context.jobsDone();
  const { bytes } = await downloadDocument(context, { ...own(), format: 'pdf' });
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: Buffer.from(bytes), encoding: 'utf8' });
};

test('where the law asks for ink, a document that everybody acknowledged on a screen is not called signed', async () => {
  await signAsTestOwner(context, member, documentId);
  for (const name of ['Wanda Hill', 'Will Hill']) await signAsTestWitness(context, await invite(name));
  await context.jobsDone();

  expect(await readDocument(context, own())).toMatchObject({
    status: 'complete',
    isSignedInInk: true,
    signedWitnessCount: 2,
  });
  for (const signer of await steps()) expect(signer).toMatchObject({ method: 'ink', hasSigned: false, paper: null });
  const { versions } = await listSignedVersions(context, own());
  expect(versions).toMatchObject([{ state: 'unfinished', method: 'print-and-sign' }]);
  const mails = (await context.mail.list(member.email)).map(({ subject, text }) => `${subject} ${text}`).join('\n');
  expect(mails).toContain('Wanda Hill has acknowledged');
  expect(mails).not.toMatch(/has signed|signed by everyone|signatures are collected/);
});

test('whoever acknowledged on a screen can still say that the ink that is stated of them is not theirs', async () => {
  await signAsTestOwner(context, member, documentId);
  const wanda = await invite('Wanda Hill');
  await signAsTestWitness(context, wanda);
  await state('grantor');
  expect(await openWitnessLink(context, wanda)).toMatchObject({ state: 'already-signed' });
  await state('witness-1');
  expect(await openWitnessLink(context, wanda)).toMatchObject({ state: 'on-paper' });

  const { voidsInk } = await declineAsWitness(context, { token: wanda.token, origin });
  expect(voidsInk).toBe(true);
  const { signers, witnesses } = await readSigning(context, { member, documentId });
  expect(signers.filter(({ paper }) => paper !== null).map(({ role }) => role)).toEqual(['owner']);
  expect(witnesses).toMatchObject([{ name: 'Wanda Hill', status: 'declined' }]);
});

test('it is complete when every ink line has been stated, never before, and says so on paper', async () => {
  await addWitness(context, { member, documentId, name: 'Wanda Hill', email: 'wanda@example.org', origin });
  expect((await steps()).map(({ lineId, role, name }) => [lineId, role, name])).toEqual([
    ['grantor', 'owner', 'Marisol Reyes'],
    ['witness-1', 'witness', 'Wanda Hill'],
    ['witness-2', 'witness', null],
  ]);
  await expect(state('witness-1')).rejects.toMatchObject({ refusal: { code: 'owner-has-not-signed' } });

  await state('grantor');
  await state('witness-1');
  expect(await readDocument(context, own())).toMatchObject({
    status: 'complete',
    statedInkCount: 2,
    awaitedInk: ['Witness'],
  });
  for (const name of ['', 'Luis Reyes', 'Wanda Hill', 'Marisol Reyes'])
    await expect(state('witness-2', { name })).rejects.toMatchObject({ kind: 'invalid' });
  await expect(state('witness-2', { name: 'Will Hill', signedOn: '2031-01-01' })).rejects.toMatchObject({
    refusal: { code: 'no-such-day' },
  });
  await state('witness-2', { name: 'Will Hill' });

  expect(await readDocument(context, own())).toMatchObject({ status: 'signed', statedInkCount: 3, awaitedInk: [] });
  const pdf = (await textOfPdf()).replace(/\s+/g, ' ');
  const day = longDate(today());
  expect(pdf).toMatch(new RegExp(`Signed on paper, as stated, ${day}`, 'i'));
  expect(pdf.split(`Signed on paper on ${day}, as stated by the owner`).length).toBeGreaterThanOrEqual(4);
  expect(pdf).toContain('Will Hill, Witness');
  expect(pdf).toContain('Signed in ink on paper on every line that is needed, as the owner states.');
  expect(pdf).not.toMatch(/everybody had signed|Acknowledged online/);
  const [mail] = (await context.mail.list(member.email)).filter(({ subject }) => subject.includes('is complete'));
  expect(mail?.text).toContain('every line of the Reyes family trust is now signed in ink on paper');
});

test('a line takes ink once, and a witness whose ink was stated stays on the list and signs nothing on a screen', async () => {
  await signAsTestOwner(context, member, documentId);
  const wanda = await invite('Wanda Hill');
  await state('grantor');
  await state('witness-1');

  await expect(state('witness-1')).rejects.toMatchObject({ refusal: { code: 'already-signed' } });
  expect(await openWitnessLink(context, wanda)).toMatchObject({ state: 'on-paper' });
  await expect(signAsTestWitness(context, wanda)).rejects.toMatchObject({ refusal: { code: 'already-signed' } });
  const { witnessId } = wanda;
  await expect(removeWitness(context, { member, documentId, witnessId, origin })).rejects.toMatchObject({
    refusal: { code: 'already-signed' },
  });
});

test('a copy that is taken to be signed in ink is noted, once, and makes no line signed', async () => {
  documentId = await completeTestDocument(context, { member, facts: inkFacts });
  await downloadDocument(context, { ...own(), format: 'html' });
  const [first] = await steps();
  context.advance(60_000);
  await downloadToSign(context, { ...own(), format: 'html' });

  expect(first).toMatchObject({ printedAt: expect.any(String) as string, hasSigned: false });
  expect((await steps())[0]?.printedAt).toBe(first?.printedAt);
  const trail = await readAudit(context.db, trailOf(documentId));
  const actor = `member:${member.userId}`;
  expect(trail.filter(({ action }) => action === 'copy taken to sign')).toMatchObject([{ actor }]);
});

test('where a signature on the screen executes the document, no witness is stated in ink before its maker is', async () => {
  documentId = await completeTestDocument(context, { member });
  await expect(state('witness-1', { name: 'Wanda Hill' })).rejects.toMatchObject({ kind: 'absent' });
});

test('New York is done with an acknowledgment before a notary, or with two witnesses', async () => {
  const newYork = {
    grantorAddress: '1 Pine Street, New York, NY 10005',
    grantorState: 'NY',
    grantorCounty: 'New York',
    governingState: 'NY',
  };
  documentId = await completeTestDocument(context, { member, facts: newYork });
  await printTestDocument(context, member, documentId);
  expect((await steps()).map(({ lineId }) => lineId)).toEqual(['grantor', 'witness-1', 'notary']);
  await state('grantor');
  await state('witness-1', { name: 'Wanda Hill' });
  expect(await readDocument(context, own())).toMatchObject({ status: 'complete' });
  expect(await readSigning(context, { member, documentId })).toMatchObject({ awaitsNotary: true });
  await state('notary', { name: 'Noor Haddad' });
  expect(await readSigning(context, { member, documentId })).toMatchObject({ awaitsNotary: false });
  expect(await readDocument(context, own())).toMatchObject({ status: 'signed' });
});

test('a name beside the ink that is like one in the document is asked about before it is noted', async () => {
  const [first] = await steps();
  await state(first?.lineId ?? '');
  const name = 'Luis Alberto Reyes';
  await expect(state('witness-1', { name })).rejects.toMatchObject({ refusal: { code: 'may-be-named' } });
  await state('witness-1', { name, isAnotherPerson: true });
  expect((await steps()).find(({ lineId }) => lineId === 'witness-1')).toMatchObject({ name, hasSigned: true });
});
