import type { SignBody } from '@evergrant/contract/signing.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { findBreak, readAudit } from '#platform/audit.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  inviteTestWitness,
  ownerSignedTestDocument,
  signAsTestWitness,
  signBodyOf,
  type InvitedWitness,
} from '#platform/testing/sign-in-test.ts';
import { testPng } from '#platform/testing/test-png.ts';
import { signAsWitness } from '#signing/sign-as-witness.ts';
import { signatures, witnesses } from '#signing/tables.ts';
import { viewAsWitness } from '#signing/view-as-witness.ts';
import { deleteDocument } from '#documents/delete-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { noteSigning } from '#documents/note-signing.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';

let context: TestContext;
let member: Member;
let documentId: string;
let witness: InvitedWitness;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
beforeEach(async () => {
  documentId = await ownerSignedTestDocument(context, { member });
  witness = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
});
afterAll(() => context.close());

const sign = (changes: Partial<z.output<typeof SignBody>> = {}) =>
  signAsWitness(context, { token: witness.token, body: { ...signBodyOf('witness'), ...changes }, origin });
const view = () => viewAsWitness(context, { token: witness.token, origin });
const kept = () => context.db.select().from(signatures).where(eq(signatures.documentId, documentId));
const ownSignature = async () => (await kept()).filter(({ role }) => role === 'witness');
const noteOwner = (ownerSignedAt: Date | null) =>
  context.db.transaction((tx) => noteSigning(tx, { documentId, ownerSignedAt }));
const document = () => loadOwnDocument(context.db, { documentId, userId: member.userId });

test('the steps come in order: the owner signs, the witness reads, agrees and declares', async () => {
  await noteOwner(null);
  await expect(sign()).rejects.toMatchObject({ refusal: { code: 'owner-has-not-signed' } });
  await noteOwner(context.clock());
  await expect(sign()).rejects.toMatchObject({
    refusal: { code: 'not-viewed', message: 'Please view the document before you sign.' },
  });
  await view();
  await expect(sign({ hasConsented: false })).rejects.toMatchObject({ refusal: { title: 'Consent Required' } });
  await expect(sign({ isAttested: false })).rejects.toMatchObject({
    refusal: { title: 'Attestation Required', message: 'Please check the acknowledgment before submitting' },
  });
  await expect(sign({ consentVersion: 'old' })).rejects.toMatchObject({ refusal: { code: 'consent-changed' } });
  expect(await ownSignature()).toEqual([]);

  await sign();

  expect(await ownSignature()).toMatchObject([
    { witnessId: witness.witnessId, name: 'Wanda Hill', consentVersion: signBodyOf('witness').consentVersion },
  ]);
});

test.each([undefined, 'here', 'x'.repeat(241)])(
  'a witness who gives no address (%j) has not signed',
  async (address) => {
    await view();
    await expect(sign({ address })).rejects.toMatchObject({
      kind: 'invalid',
      refusal: { code: 'no-address', errors: [{ field: 'address' }] },
    });
    expect(await ownSignature()).toEqual([]);

    await sign({ address: '  9 Elm Street,\n Austin, TX 78701 ' });
    expect(await ownSignature()).toMatchObject([{ address: '9 Elm Street, Austin, TX 78701' }]);
  },
);

test('who has opened only an earlier version cannot sign the one that replaced it', async () => {
  await view();
  await context.db
    .update(witnesses)
    .set({ viewedAt: new Date(context.clock().getTime() - 60_000) })
    .where(eq(witnesses.id, witness.witnessId));

  await expect(sign()).rejects.toMatchObject({ refusal: { code: 'not-viewed' } });
  expect(await ownSignature()).toEqual([]);

  await view();
  await sign();
  expect(await ownSignature()).toHaveLength(1);
});

test.each([
  ['nothing', '', 'Please sign in the box before submitting'],
  ['words', 'hello', 'This is not a signature image. Please clear the pad and draw your signature again.'],
  [
    'a drawing that can run',
    `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`,
    'This is not a signature image. Please clear the pad and draw your signature again.',
  ],
  ['an empty pad', testPng(600, 200), 'The signature pad is empty. Please draw your signature.'],
  [
    'an enormous picture',
    testPng(20_000, 20_000),
    'This picture of a signature is too large; at most 1,600 by 600 pixels are taken. Please clear the pad and sign again.',
  ],
  [
    'endless bytes',
    `data:image/png;base64,${'A'.repeat(2_000_000)}`,
    'This is not a signature image. Please clear the pad and draw your signature again.',
  ],
])('%s is no signature', async (_, signatureData, message) => {
  await view();
  await expect(sign({ signatureData })).rejects.toMatchObject({
    kind: 'invalid',
    refusal: { title: 'Signature Required', message },
  });
  expect(await ownSignature()).toEqual([]);
});

test('reading is noted once, and the owner’s open page hears of it', async () => {
  const heard: string[] = [];
  const stop = context.live.subscribe(`document:${documentId}`, (data) => void heard.push(data));
  const shown = [await view(), await view(), await view()];
  stop();

  expect(new Set(shown.map(({ sha256 }) => sha256)).size).toBe(1);
  expect(shown[0]?.html).toContain('Marisol Reyes');
  const [row] = await context.db.select().from(witnesses).where(eq(witnesses.id, witness.witnessId));
  expect(row).toMatchObject({ status: 'viewed', viewedAt: context.clock() });
  expect(heard.map((data) => JSON.parse(data) as object)).toEqual([
    { type: 'witness-viewed', documentId, witnessId: witness.witnessId, witnessName: 'Wanda Hill' },
  ]);
  const told = (await context.told()).filter(
    ({ listener, data }) =>
      listener === 'signing.mail-viewed' && (data as { witnessId: string }).witnessId === witness.witnessId,
  );
  expect(told).toHaveLength(1);
});

test('the last signature makes the document signed, once', async () => {
  const other = await inviteTestWitness(context, { member, documentId, name: 'Will Hill' });
  const heard: string[] = [];
  const stop = context.live.subscribe(`document:${documentId}`, (data) => void heard.push(data));

  await signAsTestWitness(context, witness);
  expect(await document()).toMatchObject({ status: 'complete', signedWitnessCount: 1, signedAt: null });
  await signAsTestWitness(context, other);
  stop();

  expect(await document()).toMatchObject({ status: 'signed', signedWitnessCount: 2, signedAt: context.clock() });
  expect(heard.map((data) => (JSON.parse(data) as { type: string }).type)).toEqual([
    'witness-viewed',
    'witness-signed',
    'witness-viewed',
    'witness-signed',
    'document-signed',
  ]);
  const trail = await readAudit(context.db, trailOf(documentId));
  expect(trail.map(({ action }) => action).slice(-2)).toEqual(['witness signed', 'document executed']);
  expect(findBreak(trailOf(documentId), trail)).toBeUndefined();
});

test('a repeat, also at the same moment, answers with the first signature', async () => {
  await view();
  const answers = await Promise.all([1, 2, 3, 4].map(() => sign()));
  context.advance(3_600_000);
  answers.push(await sign());

  expect(new Set(answers.map(({ signedAt }) => signedAt)).size).toBe(1);
  expect(await ownSignature()).toHaveLength(1);
  const told = (await context.told()).filter(
    ({ listener, data }) =>
      listener === 'signing.seal-document' && (data as { documentId: string }).documentId === documentId,
  );
  expect(told).toHaveLength(1);
});

test('whoever witnesses a signature sees it: the signatures that stand so far, and no address of anybody', async () => {
  const other = await inviteTestWitness(context, { member, documentId, name: 'Will Hill' });
  await signAsTestWitness(context, witness);
  const { html, sha256, signed } = await viewAsWitness(context, { token: other.token, origin });
  const image = expect.stringMatching(/^data:image\/png;base64,/) as unknown;
  const signedAt = context.clock().toISOString();
  const when = { signedOn: signedAt.slice(0, 10), signedAt, timeZone: 'UTC' };
  expect(signed).toEqual([
    { name: 'Marisol Reyes', role: 'owner', ...when, image },
    { name: 'Wanda Hill', role: 'witness', ...when, image },
  ]);
  expect(JSON.stringify({ html, signed })).not.toContain(witness.email);
  // What is read and signed is the frozen version, as for everybody else.
  const { currentVersionId } = await document();
  const frozen = await readFrozenVersion(context.db, currentVersionId ?? '');
  expect({ html, sha256 }).toEqual({ html: frozen.html, sha256: frozen.sha256 });
});

test('the links of a deleted document lead nowhere at once', async () => {
  await view();
  await deleteDocument(context, { documentId, member, origin });
  const invalid = { kind: 'absent', refusal: { code: 'invalid-link' } };
  await expect(view()).rejects.toMatchObject(invalid);
  await expect(sign()).rejects.toMatchObject(invalid);
});

test('no link has more than twenty pictures unpacked within ten minutes; its holder is told when to go on', async () => {
  await view();
  const scribble = { signatureData: 'data:image/png;base64,AAAA' };
  for (let sent = 0; sent < 20; sent += 1) {
    await expect(sign(scribble)).rejects.toMatchObject({ refusal: { code: 'not-a-png' } });
  }
  await expect(sign(scribble)).rejects.toMatchObject({
    kind: 'limited',
    refusal: { retryAfterSeconds: expect.any(Number) as number },
  });
});
