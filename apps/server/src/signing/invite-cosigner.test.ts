import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { findBreak, readAudit } from '#platform/audit.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  printTestDocument,
  inviteTestSpouse,
  inviteTestWitness,
  marriedFacts,
  newestLink,
  ownerSignedTestDocument,
  signAsTestOwner,
  signAsTestWitness,
  signBodyOf,
} from '#platform/testing/sign-in-test.ts';
import { addWitness } from '#signing/add-witness.ts';
import { declineAsWitness } from '#signing/decline-as-witness.ts';
import { inviteCosigner } from '#signing/invite-cosigner.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
import { sealDocument } from '#signing/seal-document.ts';
import { sendKeptInvitations } from '#signing/send-kept-invitations.ts';
import { signAsWitness } from '#signing/sign-as-witness.ts';
import { statePaperSignature } from '#signing/state-paper-signature.ts';
import { paperSignatures, signatures } from '#signing/tables.ts';
import { viewAsWitness } from '#signing/view-as-witness.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

let context: TestContext;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
beforeEach(async () => {
  documentId = await completeTestDocument(context, { member, facts: marriedFacts });
});
afterAll(() => context.close());

const own = () => ({ member, documentId });
const document = () => loadOwnDocument(context.db, { documentId, userId: member.userId });
const spouse = async () => (await readSigning(context, own())).cosigners[0];
const invite = (email: string) => inviteCosigner(context, { ...own(), signerId: 'spouse', email, origin });
const state = (signedOn: string) => statePaperSignature(context, { ...own(), signerId: 'spouse', signedOn, origin });
const today = () => context.clock().toISOString().slice(0, 10);

test('the spouse signs their own line, in words of their own, and only then is the document executed', async () => {
  await signAsTestOwner(context, member, documentId);
  const witness = await inviteTestWitness(context, { ...own(), name: 'Wanda Hill' });
  const tomas = await inviteTestSpouse(context, own());
  await signAsTestWitness(context, witness);
  expect(await document()).toMatchObject({ status: 'complete', awaitedCosigners: ['Tomás Reyes'], witnessCount: 1 });

  const [mail] = await context.mail.list(tomas.email);
  expect(mail?.subject).toBe('Marisol Reyes asks you to sign the Reyes family trust');
  expect(mail?.text).toContain('You are not asked as a witness');
  const page = await openWitnessLink(context, tomas);
  expect(page).toMatchObject({ role: 'spouse', capacity: 'Spouse, joining and consenting', state: 'ready' });
  expect(page.consent.attestation).toContain('I join in it and consent');
  await viewAsWitness(context, { ...tomas, origin });
  const asWitness = signAsWitness(context, { ...tomas, body: signBodyOf('witness'), origin });
  await expect(asWitness).rejects.toMatchObject({ refusal: { code: 'consent-changed' } });

  await signAsTestWitness(context, tomas, 'spouse');

  expect(await document()).toMatchObject({ status: 'signed', awaitedCosigners: [], signedWitnessCount: 1 });
  const given = await context.db.select().from(signatures).where(eq(signatures.documentId, documentId));
  expect(given.find(({ role }) => role === 'cosigner')).toMatchObject({
    signerId: 'spouse',
    witnessId: tomas.witnessId,
    name: 'Tomás Reyes',
    consentVersion: signBodyOf('spouse').consentVersion,
  });
  const trail = await readAudit(context.db, trailOf(documentId));
  expect(trail.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['co-signer invited', 'co-signer viewed the document', 'co-signer signed']),
  );
  expect(findBreak(trailOf(documentId), trail)).toBeUndefined();
});

test('a spouse takes no place of the three witnesses, and is not written to at the address of the owner', async () => {
  await expect(invite(member.email.toUpperCase())).rejects.toMatchObject({ refusal: { code: 'own-email' } });
  await invite(`tomas-${documentId}@example.org`);
  for (const name of ['Ann', 'Bob', 'Cem']) {
    await addWitness(context, { ...own(), name, email: `${name}-${documentId}@example.org`, origin });
  }
  const { witnesses, cosigners } = await readSigning(context, own());
  expect(witnesses).toHaveLength(3);
  expect(cosigners).toMatchObject([
    { signerId: 'spouse', hasSigned: false, link: { email: `tomas-${documentId}@example.org` } },
  ]);
});

test('the link of the spouse waits for the owner too, and then leaves by itself', async () => {
  const email = `t-${documentId}@example.org`;
  await invite(email);
  expect(await context.mail.list(email)).toEqual([]);
  await signAsTestOwner(context, member, documentId);
  await sendKeptInvitations(context, { documentId });
  expect(await openWitnessLink(context, { token: await newestLink(context, email) })).toMatchObject({ state: 'ready' });
});

test('a corrected address gets a new link, and the one before leads nowhere', async () => {
  await signAsTestOwner(context, member, documentId);
  const { token } = await inviteTestSpouse(context, own());
  await invite(`right-${documentId}@example.org`);
  await expect(openWitnessLink(context, { token })).rejects.toMatchObject({ refusal: { code: 'invalid-link' } });
  expect((await spouse())?.link?.email).toBe(`right-${documentId}@example.org`);
});

test('ink on paper counts as the owner states it, leaves no drawn signature, and closes the link', async () => {
  await expect(state(today())).rejects.toMatchObject({ kind: 'conflict', refusal: { code: 'not-printed' } });
  await printTestDocument(context, member, documentId);
  await expect(state(today())).rejects.toMatchObject({ refusal: { code: 'owner-has-not-signed' } });
  await signAsTestOwner(context, member, documentId);
  const tomas = await inviteTestSpouse(context, own());
  const witness = await inviteTestWitness(context, { ...own(), name: 'Wanda Hill' });
  await signAsTestWitness(context, witness);
  await expect(state('2020-01-01')).rejects.toMatchObject({ kind: 'invalid', refusal: { code: 'before-printing' } });

  await state(today());

  expect(await document()).toMatchObject({ status: 'signed', awaitedCosigners: [] });
  expect(await spouse()).toMatchObject({ hasSigned: true, paper: { signedOn: today() } });
  const [kept] = await context.db.select().from(paperSignatures).where(eq(paperSignatures.documentId, documentId));
  expect(kept).toMatchObject({ signerId: 'spouse', name: 'Tomás Reyes', statedBy: 'Marisol Reyes' });
  expect(await openWitnessLink(context, tomas)).toMatchObject({ state: 'on-paper' });
  await expect(signAsTestWitness(context, tomas, 'spouse')).rejects.toMatchObject({ kind: 'conflict' });
  await expect(state(today())).rejects.toMatchObject({ refusal: { code: 'already-signed' } });
  const actions = (await readAudit(context.db, trailOf(documentId))).map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['co-signer signed on paper, as stated by the owner', 'document executed']),
  );
});

test('a spouse who declined can be asked again, and the document waits', async () => {
  await signAsTestOwner(context, member, documentId);
  const tomas = await inviteTestSpouse(context, own());
  await declineAsWitness(context, { token: tomas.token, reason: 'Not yet.', origin });
  expect(await spouse()).toMatchObject({ hasSigned: false, link: { status: 'declined', declineReason: 'Not yet.' } });
  await invite(tomas.email);
  const again = await newestLink(context, tomas.email);
  await signAsTestWitness(context, { token: again }, 'spouse');
  expect(await spouse()).toMatchObject({ hasSigned: true });
});

test('whom the document does not name has no line to sign', async () => {
  const signing = inviteCosigner(context, { ...own(), signerId: 'trustee-9', email: 'x@example.org', origin });
  await expect(signing).rejects.toMatchObject({ kind: 'absent' });
});

test('two signers of one household may share a mailbox, and each signs by a link and is sent a copy of their own', async () => {
  const trustees = { initialTrustee: [{ name: 'Marisol Reyes' }, { name: 'Nadia Reyes' }], coTrusteesActJointly: true };
  const facts = { ...marriedFacts, ...trustees };
  documentId = await ownerSignedTestDocument(context, { member, facts });
  const { cosigners } = await readSigning(context, own());
  expect(cosigners.map(({ name }) => name)).toEqual(expect.arrayContaining(['Tomás Reyes', 'Nadia Reyes']));
  const email = `household-${documentId}@example.org`;

  for (const { signerId } of cosigners) {
    await inviteCosigner(context, { ...own(), signerId, email, origin });
    const token = await newestLink(context, email);
    await signAsTestWitness(context, { token }, signerId === 'spouse' ? 'spouse' : 'cosigner');
  }

  expect(await document()).toMatchObject({ awaitedCosigners: [] });
  const witness = await inviteTestWitness(context, { ...own(), name: 'Wanda Hill' });
  await signAsTestWitness(context, witness);
  const { currentVersionId: versionId } = await document();
  await sealDocument(context, { documentId, versionId: versionId ?? '' });
  const copies = (await context.mail.list(email)).filter(({ attachments }) => attachments.length > 0);
  expect(copies).toHaveLength(2);
});

test('the address of a signer is no address of a witness', async () => {
  const email = `tomas-${documentId}@example.org`;
  await invite(email);
  const adding = addWitness(context, { ...own(), name: 'Wanda Hill', email, origin });
  await expect(adding).rejects.toMatchObject({ refusal: { code: 'cosigner-email' } });
});
