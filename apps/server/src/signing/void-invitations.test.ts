import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  inviteTestWitness,
  mailLink,
  newestLink,
  ownerSignedTestDocument,
  signAsTestOwner,
  signAsTestWitness,
  signBodyOf,
  type InvitedWitness,
} from '#platform/testing/sign-in-test.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { sendKeptInvitations } from '#signing/send-kept-invitations.ts';
import { signAsWitness } from '#signing/sign-as-witness.ts';
import { signatures } from '#signing/tables.ts';
import { viewAsWitness } from '#signing/view-as-witness.ts';
import { voidInvitations } from '#signing/void-invitations.ts';
import { readSigning } from '#signing/read-signing.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { recordFact } from '#documents/record-fact.ts';

let context: TestContext;
let member: Member;
let documentId: string;
let first: InvitedWitness;
let second: InvitedWitness;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
beforeEach(async () => {
  documentId = await ownerSignedTestDocument(context, { member });
  first = await inviteTestWitness(context, { member, documentId, name: 'First' });
  second = await inviteTestWitness(context, { member, documentId, name: 'Second' });
  await signAsTestWitness(context, first);
  await viewAsWitness(context, { token: second.token, origin });
  context.advance(60_000);
});
afterAll(() => context.close());

const whose = () => ({ documentId, member, origin, beginsRevision: true });
const document = () => loadOwnDocument(context.db, { documentId, userId: member.userId });
/** Changes one fact of the finished document and confirms it; the moment of the revision. */
const revise = async (): Promise<string> => {
  await recordFact(context, { ...whose(), field: 'survivalDays', value: 60 });
  const revisedAt = context.clock().toISOString();
  context.advance(60_000);
  await confirmAllFacts(context, { documentId, member, origin });
  expect(await document()).toMatchObject({ status: 'complete', ownerSignedAt: null, signedWitnessCount: 0 });
  return revisedAt;
};
const invalid = { kind: 'absent', refusal: { code: 'invalid-link' } };

test('after a revision no earlier link leads to the new version, even before the job has run', async () => {
  await revise();
  await signAsTestOwner(context, member, documentId);
  for (const { token } of [first, second]) {
    await expect(viewAsWitness(context, { token, origin })).rejects.toMatchObject(invalid);
    const signing = signAsWitness(context, { token, body: signBodyOf('witness'), origin });
    await expect(signing).rejects.toMatchObject(invalid);
  }
  expect(await document()).toMatchObject({ status: 'complete' });
});

test('the job withdraws the links and puts the witnesses back to the beginning', async () => {
  const revisedAt = await revise();
  await voidInvitations(context, { documentId, revisedAt });

  await expect(openWitnessLink(context, first)).rejects.toMatchObject(invalid);
  const { witnesses } = await readSigning(context, { member, documentId });
  expect(witnesses).toHaveLength(2);
  for (const witness of witnesses) {
    expect(witness).toMatchObject({ status: 'pending', inviteSentAt: null, viewedAt: null, signedAt: null });
  }
});

test('earlier signatures stay with the version that they were given for, and do not count for the new one', async () => {
  const earlier = (await document()).currentVersionId;
  const revisedAt = await revise();
  await voidInvitations(context, { documentId, revisedAt });
  const kept = await context.db.select().from(signatures).where(eq(signatures.documentId, documentId));
  expect(new Set(kept.map(({ documentVersionId }) => documentVersionId))).toEqual(new Set([earlier]));

  await signAsTestOwner(context, member, documentId);
  const token = await mailLink(context, { member, documentId, ...second });
  await signAsTestWitness(context, { token });
  expect(await document()).toMatchObject({ status: 'complete', signedWitnessCount: 1 });
  await signAsTestWitness(context, { token: await mailLink(context, { member, documentId, ...first }) });
  expect(await document()).toMatchObject({ status: 'signed', signedWitnessCount: 2 });
});

test('whoever was invited before a revision is invited anew by itself, once the owner has signed the new version', async () => {
  const revisedAt = await revise();
  await voidInvitations(context, { documentId, revisedAt });
  const before = (await context.mail.list(first.email)).length;
  await signAsTestOwner(context, member, documentId);
  await sendKeptInvitations(context, { documentId });
  expect(await context.mail.list(first.email)).toHaveLength(before + 1);
  await signAsTestWitness(context, { token: await newestLink(context, first.email) });
  expect(await document()).toMatchObject({ status: 'complete', signedWitnessCount: 1 });
});

test('a job that runs late leaves the new invitations alone', async () => {
  const revisedAt = await revise();
  await voidInvitations(context, { documentId, revisedAt });
  await signAsTestOwner(context, member, documentId);
  const token = await mailLink(context, { member, documentId, ...first });
  await voidInvitations(context, { documentId, revisedAt });
  expect(await openWitnessLink(context, { token })).toMatchObject({ state: 'ready' });
});

test('while the document is a draft again every link leads nowhere', async () => {
  await recordFact(context, { ...whose(), field: 'trustName', value: 'The Reyes Trust of 2026' });
  await recordFact(context, { documentId, member, origin, field: 'survivalDays', value: 90 });
  const { status } = await document();
  expect(status).toBe('draft');
  await expect(openWitnessLink(context, second)).rejects.toMatchObject(invalid);
  await expect(viewAsWitness(context, { token: second.token, origin })).rejects.toMatchObject(invalid);
});
