import { createSignatureChecker } from '@evergrant/rendering/signature/create-signature-checker.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { completeTestDocument, interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { signAsTestOwner, signBodyOf } from '#platform/testing/sign-in-test.ts';
import { readSigning } from '#signing/read-signing.ts';
import { signAsOwner } from '#signing/sign-as-owner.ts';
import { signatures } from '#signing/tables.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';

let context: TestContext;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
beforeEach(async () => {
  documentId = await completeTestDocument(context, { member });
});
afterAll(() => context.close());

const sign = (changes: Partial<ReturnType<typeof signBodyOf>>) =>
  signAsOwner(context, { member, documentId, body: { ...signBodyOf('owner'), ...changes }, origin });
const kept = () => context.db.select().from(signatures).where(eq(signatures.documentId, documentId));

test('the owner’s signature is bound to the exact document, the consent and the browser', async () => {
  const { signedAt } = await signAsTestOwner(context, member, documentId);

  const document = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  const version = await readFrozenVersion(context.db, document.currentVersionId ?? '');
  expect(await kept()).toMatchObject([
    {
      role: 'owner',
      witnessId: null,
      name: 'Marisol Reyes',
      email: member.email,
      documentVersionId: version.id,
      documentSha256: version.sha256,
      consentVersion: signBodyOf('owner').consentVersion,
      userAgent: origin.userAgent,
      ipAddress: 'Electronically signed',
      signedFrom: origin.ipAddress,
      timeZone: 'UTC',
      signatureData: expect.stringMatching(/^data:image\/png;base64,/) as string,
    },
  ]);
  const [entry] = (await readAudit(context.db, trailOf(documentId))).slice(-1);
  expect(entry).toMatchObject({
    action: 'owner signed',
    ipAddress: '203.0.113.7',
    details: { sha256: version.sha256, consentVersion: signBodyOf('owner').consentVersion },
  });
  expect(await readSigning(context, { member, documentId })).toMatchObject({
    ownerSignedAt: signedAt,
    canOwnerSign: false,
  });
  expect(document.status).toBe('complete');
});

test('a repeat, also at the same moment, answers with the first signature', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => signAsTestOwner(context, member, documentId)));
  context.advance(60_000);
  answers.push(await signAsTestOwner(context, member, documentId));
  expect(new Set(answers.map(({ signedAt }) => signedAt)).size).toBe(1);
  expect(await kept()).toHaveLength(1);
});

test.each([
  [{ signatureData: '' }, 'Signature Required', 'Please sign in the box before submitting'],
  [{ isAttested: false }, 'Attestation Required', 'Please check the acknowledgment before submitting'],
  [{ hasConsented: false }, 'Consent Required', 'Please agree to sign electronically before submitting.'],
])('%o is refused in the words of the pad', async (changes, title, message) => {
  await expect(sign(changes)).rejects.toMatchObject({ refusal: { title, message } });
  expect(await kept()).toEqual([]);
});

test('words that have changed since must be read again', async () => {
  await expect(sign({ consentVersion: 'consent-2020' })).rejects.toMatchObject({
    refusal: { code: 'consent-changed' },
  });
  expect(await kept()).toEqual([]);
});

test('a draft cannot be signed', async () => {
  documentId = await interviewTestDocument(context, { member });
  await expect(signAsTestOwner(context, member, documentId)).rejects.toMatchObject({
    kind: 'conflict',
    refusal: { message: 'You can sign once the interview is finished and the document is paid for.' },
  });
});

test('a picture is unpacked only for who may sign, never for a stranger, a draft or a signed document', async () => {
  let unpacked = 0;
  const { signatureChecker } = context;
  const check = (dataUrl: string) => {
    unpacked += 1;
    return signatureChecker.check(dataUrl);
  };
  const counting = { ...context, signatureChecker: { ...signatureChecker, check } };
  const signing = { body: signBodyOf('owner'), origin };
  const stranger = await createTestMember(context, { name: 'Pat Stranger' });
  const draft = await interviewTestDocument(context, { member });
  await signAsTestOwner(context, member, documentId);

  await expect(signAsOwner(counting, { ...signing, member: stranger, documentId })).rejects.toMatchObject({
    refusal: { code: 'document-not-found' },
  });
  await expect(signAsOwner(counting, { ...signing, member, documentId: draft })).rejects.toMatchObject({
    refusal: { code: 'document-not-complete' },
  });
  await signAsOwner(counting, { ...signing, member, documentId });

  expect(unpacked).toBe(0);
});

test('no account has more than sixty pictures unpacked within ten minutes; it is told when to go on', async () => {
  const hasty = await createTestMember(context, { name: 'Hasty Owner' });
  const own = await completeTestDocument(context, { member: hasty });
  const scribble = { ...signBodyOf('owner'), signatureData: 'data:image/png;base64,AAAA' };
  const signing = { member: hasty, documentId: own, body: scribble, origin };
  for (let sent = 0; sent < 60; sent += 1) {
    await expect(signAsOwner(context, signing)).rejects.toMatchObject({ refusal: { code: 'not-a-png' } });
  }
  await expect(signAsOwner(context, signing)).rejects.toMatchObject({
    kind: 'limited',
    refusal: {
      message: 'Your signature was sent many times. Please wait a few minutes, then submit it again.',
      retryAfterSeconds: expect.any(Number) as number,
    },
  });
});

test('while too many pictures wait, the signer is asked to submit again, and nothing is signed', async () => {
  const full = createSignatureChecker({ waitingAtMost: 0 });
  const signing = { member, documentId, body: signBodyOf('owner'), origin };
  await expect(signAsOwner({ ...context, signatureChecker: full }, signing)).rejects.toMatchObject({
    kind: 'outside',
    refusal: { code: 'busy', retryAfterSeconds: 5 },
  });
  expect(await kept()).toEqual([]);
});
