import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  inkFacts,
  inviteTestSpouse,
  inviteTestWitness,
  marriedFacts,
  printTestDocument,
  signAsTestOwner,
  signAsTestWitness,
} from '#platform/testing/sign-in-test.ts';
import { replyToMessage } from '#assistant/reply-to-message.ts';
import { declineAsWitness } from '#signing/decline-as-witness.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
import { removeWitness } from '#signing/remove-witness.ts';
import { statePaperSignature } from '#signing/state-paper-signature.ts';
import { readDocument } from '#documents/read-document.ts';
import { readFacts } from '#documents/read-facts.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { recordFact } from '#documents/record-fact.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let member: Member;
let documentId: string;

const day = 24 * 60 * 60 * 1000;
beforeAll(async () => {
  context = await openTestContext();
  await context.work(createJobs(context));
});
beforeEach(async () => {
  member = await createTestMember(context);
});
afterAll(() => context.close());

const own = () => ({ documentId, userId: member.userId });
const today = () => context.clock().toISOString().slice(0, 10);
const daysAgo = (count: number) => new Date(context.clock().getTime() - count * day).toISOString().slice(0, 10);
const state = (signerId: string, more: { name?: string; signedOn?: string; timeZone?: string } = {}) =>
  statePaperSignature(context, { member, documentId, signerId, signedOn: today(), origin, ...more });
const steps = async () => (await readSigning(context, { member, documentId })).signers;
const refusedWith = (code: string) => ({ refusal: { code } });
const mailsToOwner = async () => {
  await context.jobsDone();
  return (await context.mail.list(member.email)).map(({ subject, text }) => `${subject} ${text}`).join('\n');
};
const marriedDocument = async () => {
  documentId = await completeTestDocument(context, { member, facts: marriedFacts });
  await printTestDocument(context, member, documentId);
  await signAsTestOwner(context, member, documentId);
  return inviteTestSpouse(context, { member, documentId });
};
const inkDocument = async () => {
  documentId = await completeTestDocument(context, { member, facts: inkFacts });
  await printTestDocument(context, member, documentId);
};

test('no ink is stated of a spouse who has declined, until the owner withdraws the link', async () => {
  const { token, witnessId } = await marriedDocument();
  await declineAsWitness(context, { token, reason: 'I do not agree.', origin });

  await expect(state('spouse')).rejects.toMatchObject({ kind: 'conflict', ...refusedWith('has-declined') });
  const line = (await steps()).find(({ lineId }) => lineId === 'spouse');
  expect(line).toMatchObject({ hasDeclined: true, whyNotPaper: expect.stringContaining('has declined') as string });

  await removeWitness(context, { member, documentId, witnessId, origin });
  await state('spouse');
  expect((await steps()).find(({ lineId }) => lineId === 'spouse')).toMatchObject({
    hasSigned: true,
    hasDeclined: false,
  });
});

test('a witness who has declined does not come back as a name on the line of another', async () => {
  await inkDocument();
  await signAsTestOwner(context, member, documentId);
  const wanda = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  await declineAsWitness(context, { token: wanda.token, origin });
  await state('grantor');

  await expect(state('witness-1', { name: 'Wanda Hill' })).rejects.toMatchObject(refusedWith('has-declined'));
  await state('witness-1', { name: 'Will Hill' });
});

test('whoever declines takes back what was stated of their ink, and both are told', async () => {
  const { token } = await marriedDocument();
  await state('spouse');
  expect((await readDocument(context, own())).awaitedCosigners).toEqual([]);

  expect(await declineAsWitness(context, { token, origin })).toMatchObject({ voidsInk: true });

  expect((await steps()).find(({ lineId }) => lineId === 'spouse')).toMatchObject({ paper: null, hasSigned: false });
  expect(await readDocument(context, own())).toMatchObject({ status: 'complete', awaitedCosigners: ['Tomás Reyes'] });
  expect(await openWitnessLink(context, { token })).toMatchObject({ state: 'declined' });
  expect(await mailsToOwner()).toContain('You had noted that Tomás Reyes signed on paper. That note is taken back');
});

test('a signed document is not opened again by a link: who has not signed is put on record, and the owner is told', async () => {
  const { token } = await marriedDocument();
  await signAsTestWitness(context, await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' }));
  await state('spouse');
  expect(await readDocument(context, own())).toMatchObject({ status: 'signed' });

  for (let times = 0; times < 2; times += 1)
    await expect(declineAsWitness(context, { token, origin })).rejects.toMatchObject(refusedWith('document-signed'));

  expect(await readDocument(context, own())).toMatchObject({ status: 'signed' });
  const { cosigners } = await readSigning(context, { member, documentId });
  expect(cosigners[0]?.link).toMatchObject({ declinedAt: null, disputedAt: expect.any(String) as string });
  await context.jobsDone();
  const subjects = (await context.mail.list(member.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('Tomás Reyes says that they have not signed'))).toHaveLength(1);
  const link = await openWitnessLink(context, { token });
  expect(link).toMatchObject({ state: 'on-paper', isExecuted: true, disputedAt: expect.any(String) as string });

  // It was said of the sheets that are replaced.
  context.advance(60_000);
  const change = { field: 'grantorCounty', value: 'Placer', beginsRevision: true } as const;
  await recordFact(context, { documentId, member, origin, ...change });
  await confirmAllFacts(context, { documentId, member, origin });
  await context.jobsDone();
  const anew = await readSigning(context, { member, documentId });
  expect(anew.cosigners[0]?.link).toMatchObject({ disputedAt: null });
});

test('days of ink follow the order of signing, lie after the print, and never in the future', async () => {
  await inkDocument();
  context.advance(5 * day);
  await expect(state('grantor', { signedOn: daysAgo(6) })).rejects.toMatchObject(refusedWith('before-printing'));
  await expect(state('grantor', { signedOn: daysAgo(-1) })).rejects.toMatchObject(refusedWith('no-such-day'));
  await state('grantor', { signedOn: daysAgo(2) });

  const name = 'Will Hill';
  await expect(state('witness-1', { name, signedOn: daysAgo(3) })).rejects.toMatchObject(
    refusedWith('before-the-maker'),
  );
  await state('witness-1', { name, signedOn: daysAgo(2) });
  // Where it is tomorrow already, or still yesterday, that is the day.
  const there = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' }).format(context.clock());
  await state('witness-2', { name: 'Wes Hall', signedOn: there, timeZone: 'Pacific/Kiritimati' });
});

test('sheets that nobody has taken are not stated to be signed', async () => {
  documentId = await completeTestDocument(context, { member, facts: inkFacts });
  await expect(state('grantor')).rejects.toMatchObject({ kind: 'conflict', ...refusedWith('not-printed') });
  expect((await steps())[0]).toMatchObject({ whyNotPaper: expect.stringContaining('download the copy') as string });
});

test('what one line of ink has signed is changed only when a new version is expressly begun, also in the chat', async () => {
  await inkDocument();
  const change = { documentId, member, origin, field: 'grantorCounty', value: 'Broward' } as const;
  await state('grantor');

  const replaced = /signed in ink by Marisol Reyes\. A new version has to be signed anew by everybody\. Keep the old/;
  const refusal = { code: 'signed-document', message: expect.stringMatching(replaced) as string };
  await expect(recordFact(context, change)).rejects.toMatchObject({ kind: 'conflict', refusal });
  const said = { documentId, member, origin, message: 'My county is Broward County now.' };
  await expect(replyToMessage(context, said)).rejects.toMatchObject({ kind: 'conflict', refusal });
  expect(await readFacts(context, own())).toMatchObject({
    requiresRevision: true,
    whatIsReplaced: expect.stringMatching(replaced) as string,
  });

  await recordFact(context, { ...change, beginsRevision: true });
  expect(await readFacts(context, own())).toMatchObject({ requiresRevision: false, whatIsReplaced: null });
});
