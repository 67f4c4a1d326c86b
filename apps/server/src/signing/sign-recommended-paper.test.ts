import { execFileSync } from 'node:child_process';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { payForTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  inviteTestWitness,
  newestLink,
  printTestDocument,
  signAsTestOwner,
  signAsTestWitness,
} from '#platform/testing/sign-in-test.ts';
import { addWitness } from '#signing/add-witness.ts';
import { certify } from '#signing/certify.ts';
import { inviteWitness } from '#signing/invite-witness.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
import { statePaperSignature } from '#signing/state-paper-signature.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { createDocument } from '#documents/create-document.ts';
import { downloadDocument } from '#documents/download-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { recordFact } from '#documents/record-fact.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let member: Member;
let documentId: string;

const [helen, robert] = ['Helen Marie Sandoval', 'Robert Luis Sandoval'];

beforeAll(async () => {
  context = await openTestContext();
  await context.work(createJobs(context));
});
beforeEach(async () => {
  member = await createTestMember(context, { name: helen });
  const documentTypeId = 'joint-trust';
  ({ id: documentId } = await createDocument(context, { member, name: 'Ours', documentTypeId, origin }));
  for (const [field, value] of Object.entries(documentTypeOf(documentTypeId).sample))
    await recordFact(context, { member, documentId, field, value, origin });
  await confirmAllFacts(context, { member, documentId, origin });
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  await printTestDocument(context, member, documentId);
});
afterAll(() => context.close());

const today = () => context.clock().toISOString().slice(0, 10);
const state = (signerId: string, name?: string) =>
  statePaperSignature(context, { member, documentId, signerId, signedOn: today(), origin, ...(name ? { name } : {}) });
const signing = () => readSigning(context, { member, documentId });
const makersLine = async () => (await signing()).signers[0]?.lineId ?? '';
const document = () => readDocument(context, { documentId, userId: member.userId });
const textOfPdf = async () => {
  await context.jobsDone();
  const { bytes } = await downloadDocument(context, { documentId, userId: member.userId, format: 'pdf' });
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: Buffer.from(bytes), encoding: 'utf8' });
  return text.replaceAll(/\s+/gu, ' ');
};

test('whoever follows the advice to sign on paper becomes signed, without a stroke on a screen', async () => {
  expect(await signing()).toMatchObject({ method: 'electronic', isMethodCertain: false });
  await expect(state('second-grantor')).rejects.toMatchObject({ refusal: { code: 'owner-has-not-signed' } });

  await state(await makersLine());
  expect((await document()).ownerSignedAt).not.toBeNull();
  expect((await signing()).canOwnerSign).toBe(false);
  await state('second-grantor');
  await state('witness-1', 'Wanda Hill');

  expect(await document()).toMatchObject({ status: 'signed', witnessCount: 1, signedWitnessCount: 1 });
  const pdf = await textOfPdf();
  const words = `Signed on paper on ${longDate(today())}, as stated by the owner`;
  expect(pdf.split(words).length).toBeGreaterThanOrEqual(4);
  for (const name of [helen, robert, 'Wanda Hill']) expect(pdf).toContain(name);
});

test('a witness who was asked by mail before may sign the sheets beside a maker in ink', async () => {
  const email = 'wanda@example.org';
  const { id: witnessId } = await addWitness(context, { member, documentId, name: 'Wanda Hill', email, origin });
  await inviteWitness(context, { member, documentId, witnessId, origin });

  await state(await makersLine());
  await state('second-grantor');
  await context.jobsDone();
  const [mail] = await context.mail.list(email);
  expect(mail?.text.replaceAll(/\s+/gu, ' ')).toContain('ask you to be a witness');
  const token = await newestLink(context, email);

  await state('witness-1');
  expect(await document()).toMatchObject({ status: 'signed', witnessCount: 1, signedWitnessCount: 1 });
  expect(await openWitnessLink(context, { token })).toMatchObject({ state: 'on-paper' });
});

test('a witness does not sign sheets that their maker has signed on a screen', async () => {
  await signAsTestOwner(context, member, documentId);
  await expect(state('witness-1', 'Wanda Hill')).rejects.toMatchObject({ refusal: { code: 'not-found' } });
  expect((await document()).status).toBe('complete');
});

test('a witness who signs by link beside one in ink stands on a line of their own', async () => {
  await state(await makersLine());
  await state('second-grantor');
  await addWitness(context, { member, documentId, name: 'Wanda Hill', email: 'wanda.hill@example.org', origin });
  const will = await inviteTestWitness(context, { member, documentId, name: 'Will Hill' });
  const place = (await signing()).signers.find(({ name }) => name === 'Wanda Hill')?.lineId ?? '';
  await state(place);
  expect((await document()).status).toBe('complete');

  await signAsTestWitness(context, will);
  expect(await document()).toMatchObject({ status: 'signed', witnessCount: 2, signedWitnessCount: 2 });
  const row = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  const version = await readFrozenVersion(context.db, row.currentVersionId ?? '');
  const { printed } = await certify(context.db, { document: row, version, issuedAt: context.clock() });
  const ofWitness = { kind: 'witness' };
  const [hers, his] = place === 'witness-1' ? [1, 2] : [2, 1];
  const onPaper = { name: 'Wanda Hill', line: { ...ofWitness, number: hers } };
  expect(printed.onPaper).toContainEqual(expect.objectContaining(onPaper));
  expect(printed.signatures).toMatchObject([{ name: 'Will Hill', line: { ...ofWitness, number: his } }]);
  expect(printed.filledBlanks).toMatchObject([{ text: longDate(today()) }]);
});
