import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { completeTestDocument, payForTestDocument } from '#platform/testing/complete-test-document.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  inviteTestSpouse,
  inviteTestWitness,
  marriedFacts,
  newestLink,
  signAsTestOwner,
  signAsTestWitness,
} from '#platform/testing/sign-in-test.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { createDocument } from '#documents/create-document.ts';
import { describeDocument } from '#documents/describe-document.ts';
import { downloadDocument, downloadToSign } from '#documents/download-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { recordFact } from '#documents/record-fact.ts';
import { reviseDocument } from '#documents/revise-document.ts';
import { setDocumentAccess } from '#documents/set-access.ts';
import { addWitness } from '#signing/add-witness.ts';
import { inviteCosigner } from '#signing/invite-cosigner.ts';
import { inviteWitness } from '#signing/invite-witness.ts';
import { listSignedVersions } from '#signing/list-signed-versions.ts';
import { replaceLink } from '#signing/mail-invitation.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
import { refuseOwner } from '#signing/refuse-owner.ts';
import { statePaperSignature } from '#signing/state-paper-signature.ts';
import { viewAsWitness } from '#signing/view-as-witness.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let member: Member;

const [helen, robert] = ['Helen Marie Sandoval', 'Robert Luis Sandoval'];

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context, { name: helen });
  await context.work(createJobs(context));
});
afterAll(() => context.close());

const complete = async (documentTypeId: string, owner: Member = member): Promise<string> => {
  const { id: documentId } = await createDocument(context, { member: owner, name: 'Ours', documentTypeId, origin });
  for (const [field, value] of Object.entries(documentTypeOf(documentTypeId).sample))
    await recordFact(context, { member: owner, documentId, field, value, origin });
  await confirmAllFacts(context, { member: owner, documentId, origin });
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  return documentId;
};

const inviteMaker = async (documentId: string, signerId: string, email: string): Promise<string> => {
  await inviteCosigner(context, { member, documentId, signerId, email, origin });
  return newestLink(context, email);
};

const documentOf = (documentId: string) => loadOwnDocument(context.db, { documentId, userId: member.userId });
const newestMail = async (to: string) => (await context.mail.list(to))[0];

const invitedTooEarly = async (documentId: string, name: string) => {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
  const { id: witnessId } = await addWitness(context, { member, documentId, name, email, origin });
  return { email, witnessId, kept: await inviteWitness(context, { member, documentId, witnessId, origin }) };
};

test('a joint trust is signed only when its second maker has signed by a link of their own', async () => {
  const documentId = await complete('joint-trust');
  const statusOf = async () => (await documentOf(documentId)).status;

  await signAsTestOwner(context, member, documentId);
  const { cosigners } = await readSigning(context, { documentId, member });
  expect(cosigners).toMatchObject([
    { role: 'maker', signerId: 'second-grantor', name: robert, capacity: 'Grantor and Trustee' },
  ]);
  const token = await inviteMaker(documentId, 'second-grantor', 'robert@example.org');
  await signAsTestWitness(context, { token }, 'maker');
  expect(await statusOf()).toBe('complete');
  await signAsTestWitness(context, await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' }));
  expect(await statusOf()).toBe('signed');
});

test('no witness attests what the second maker has not signed: the invitation waits, and so does an earlier link', async () => {
  const documentId = await complete('joint-trust');
  await signAsTestOwner(context, member, documentId);
  const { email, witnessId, kept } = await invitedTooEarly(documentId, 'Winnie Park');
  await context.jobsDone();
  expect(kept.inviteKeptAt).not.toBeNull();
  expect(await newestMail(email)).toBeUndefined();
  expect((await readSigning(context, { documentId, member })).whyNotInvite).toBe(
    `What you send to a witness now is kept, and leaves as soon as ${robert} has signed.`,
  );

  const early = await context.db.transaction((tx) => replaceLink({ ...context, tx }, witnessId));
  expect(await openWitnessLink(context, { token: early })).toMatchObject({
    state: 'waiting-for-owner',
    awaitedMakers: [robert],
  });
  await expect(signAsTestWitness(context, { token: early })).rejects.toMatchObject({
    refusal: { code: 'owner-has-not-signed' },
  });

  const token = await inviteMaker(documentId, 'second-grantor', 'robert2@example.org');
  await signAsTestWitness(context, { token }, 'maker');
  await context.jobsDone();
  expect((await newestMail(email))?.text.replaceAll(/\s+/gu, ' ')).toContain(
    `${helen} and ${robert} have signed “Ours” and ask you to be a witness.`,
  );
  await signAsTestWitness(context, { token: await newestLink(context, email) });
  expect((await documentOf(documentId)).status).toBe('signed');
});

test('ink of a witness is noted only after the second maker has signed, and both screen and server say why', async () => {
  const documentId = await complete('joint-trust');
  await downloadToSign(context, { documentId, userId: member.userId, format: 'html' });
  const signedOn = context.clock().toISOString().slice(0, 10);
  const state = (signerId: string, name?: string) =>
    statePaperSignature(context, { member, documentId, signerId, signedOn, name, origin });
  const whyNot = async () =>
    (await readSigning(context, { documentId, member })).signers.find(({ role }) => role === 'witness')?.whyNotPaper;

  await state('grantor');
  expect(await whyNot()).toContain(`As soon as it is known here that ${robert} signed`);
  await expect(state('witness-1', 'Wanda Hill')).rejects.toMatchObject({
    refusal: { code: 'makers-have-not-signed', message: await whyNot() },
  });
  await state('second-grantor');
  expect(await whyNot()).toBeNull();
  await state('witness-1', 'Wanda Hill');
  expect((await documentOf(documentId)).status).toBe('signed');
});

test('neither of two makers witnesses for the other, nor signs the other’s line', async () => {
  const documentId = await complete('joint-trust');
  const asWitness = addWitness(context, {
    member,
    documentId,
    name: 'Robert L. Sandoval',
    email: 'rls@example.org',
    origin,
  });
  await expect(asWitness).rejects.toMatchObject({ refusal: { code: 'named-in-document' } });
  await signAsTestOwner(context, member, documentId);
  const toOneself = inviteMaker(documentId, 'second-grantor', member.email);
  await expect(toOneself).rejects.toMatchObject({ refusal: { code: 'own-email' } });
  const token = await inviteMaker(documentId, 'second-grantor', 'rs@example.org');
  const onHerScreen = refuseOwner(context, { actor: member, token });
  await expect(onHerScreen).rejects.toMatchObject({ refusal: { code: 'signed-in-as-owner' } });

  const his = await createTestMember(context, { name: 'Robert Sandoval' });
  const ofHis = await complete('joint-trust', his);
  expect(await readSigning(context, { documentId: ofHis, member: his })).toMatchObject({
    canOwnerSign: false,
    whyNotOwnerSign: expect.stringContaining('another line of the document to sign') as string,
  });
  const forHer = signAsTestOwner(context, his, ofHis);
  await expect(forHer).rejects.toMatchObject({ refusal: { code: 'signs-elsewhere' } });
});

test('no page and no mail tells a witness of one maker where two make the trust, nor the second to accept what is their own', async () => {
  const documentId = await complete('joint-trust');
  await signAsTestOwner(context, member, documentId);
  const token = await inviteMaker(documentId, 'second-grantor', 'rob@example.org');
  const toRobert = (await newestMail('rob@example.org'))?.text.replaceAll(/\s+/gu, ' ');
  expect(toRobert).toContain(`You make this document together with ${helen}`);
  expect(toRobert).toContain('You sign as: Grantor and Trustee.');
  expect(toRobert).not.toContain('accept');
  const page = await openWitnessLink(context, { token });
  expect(page).toMatchObject({ role: 'maker', capacity: 'Grantor and Trustee', makers: [helen, robert] });
  expect(page.consent.attestation).toContain('I am one of those who make it together');
  expect((await readSigning(context, { documentId, member })).consent).toEqual(page.consent);

  await signAsTestWitness(context, { token }, 'maker');
  const wanda = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  const asked = await newestMail(wanda.email);
  expect(asked?.subject).toBe(`${helen} and ${robert} ask you to witness “Ours”`);
  expect(asked?.text.replaceAll(/\s+/gu, ' ')).toContain('each of them is of sound mind');
  const witnessPage = await openWitnessLink(context, wanda);
  expect(witnessPage).toMatchObject({ makers: [helen, robert], awaitedMakers: [] });
  expect(witnessPage.consent.attestation).toContain('the people who make it have asked me to be a witness');
  expect(witnessPage.consent.attestation).toContain('each of them is of sound mind');
});

test('both makers stand as makers in the record, on the page of the witness, and in every copy that is mailed', async () => {
  const documentId = await complete('joint-trust');
  expect(
    describeDocument(await documentOf(documentId), { versions: [], now: context.clock(), outdated: [] }).otherMakers,
  ).toEqual([robert]);
  await signAsTestOwner(context, member, documentId);
  const token = await inviteMaker(documentId, 'second-grantor', 'luis@example.org');
  context.advance(60_000);
  await signAsTestWitness(context, { token }, 'maker');
  const wanda = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  const { signed } = await viewAsWitness(context, { token: wanda.token, origin });
  expect(signed.map(({ name, role }) => [name, role])).toEqual([
    [helen, 'owner'],
    [robert, 'maker'],
  ]);
  context.advance(60_000);
  await signAsTestWitness(context, wanda);
  await context.jobsDone();

  const own = { documentId, userId: member.userId };
  const html = Buffer.from((await downloadDocument(context, { ...own, format: 'html' })).bytes).toString('utf8');
  for (const words of [`<h3>${helen}, Maker</h3>`, `<h3>${robert}, Maker</h3>`, 'the people who make it have asked me'])
    expect(html).toContain(words);
  expect(html).toContain(`named ${robert} as a maker of the document, who signs it too`);
  expect(html).not.toContain('o-signer');
  const { versions } = await listSignedVersions(context, own);
  expect(versions[0]?.signers.map(({ role }) => role)).toEqual(['owner', 'maker', 'witness']);
  const copyTo = async (to: string) => (await newestMail(to))?.text.replaceAll(/\s+/gu, ' ');
  const toRobert = await copyTo('luis@example.org');
  expect(toRobert).toContain(`has now been signed by you, ${helen}, and everybody else who was asked`);
  expect(toRobert).toContain('You receive this because you made the document.');
  expect(await copyTo(wanda.email)).toContain(`signed by ${helen}, ${robert}, and everybody else who was asked`);
  const toOwner = (await context.mail.list(member.email)).find(({ subject }) => subject.endsWith('signed by everyone'));
  expect(toOwner?.text.replaceAll(/\s+/gu, ' ')).toContain(`signed by you, ${robert}, and everybody else`);
});

test('once the second maker has signed, no mail says that a maker is missing', async () => {
  const documentId = await complete('joint-trust');
  await signAsTestOwner(context, member, documentId);
  await context.jobsDone();
  const last = await inviteMaker(documentId, 'second-grantor', 'last@example.org');
  const before = (await context.mail.list(member.email)).length;
  await signAsTestWitness(context, { token: last }, 'maker');
  await context.jobsDone();
  const mails = await context.mail.list(member.email);
  const since = mails.slice(0, mails.length - before).map(({ text }) => text);
  expect(since.join(' ')).not.toMatch(/missing|[Ss]till to sign/u);
});

test('revised answers and a refund leave no other maker of a version that is gone', async () => {
  const documentId = await complete('joint-trust');
  const document = await documentOf(documentId);
  await context.db.transaction((tx) => reviseDocument({ ...context, tx }, { document, origin }));
  expect((await documentOf(documentId)).otherMakers).toEqual([]);
  const refunded = await complete('joint-trust');
  const access = { kind: 'withdrawn' } as const;
  await context.db.transaction((tx) => setDocumentAccess({ ...context, tx }, { documentId: refunded, access }));
  expect((await documentOf(refunded)).otherMakers).toEqual([]);
});

test('a spouse who consents is no maker, waits for no witness, and lets none wait', async () => {
  const facts = { ...marriedFacts, grantorName: helen, initialTrustee: [{ name: helen }] };
  const documentId = await completeTestDocument(context, { member, name: 'Mine', facts });
  expect((await documentOf(documentId)).otherMakers).toEqual([]);
  await signAsTestOwner(context, member, documentId);
  const spouse = await inviteTestSpouse(context, { member, documentId });
  expect(await openWitnessLink(context, spouse)).toMatchObject({ role: 'spouse', state: 'ready', makers: [helen] });
  const wes = await inviteTestWitness(context, { member, documentId, name: 'Wes Ortega' });
  expect((await openWitnessLink(context, wes)).consent.attestation).toContain('the person who made it has asked me');
  await signAsTestWitness(context, wes);
  await context.jobsDone();
  const told = (await context.mail.list(member.email)).find(
    ({ subject }) => subject === 'Wes Ortega has signed “Mine”',
  );
  expect(told?.text).toContain('Still to sign: Tomás Reyes.');
});

test('a member of a company who signs second is told to make the agreement, and not to accept what it asks', async () => {
  const documentId = await complete('llc-formation');
  await signAsTestOwner(context, member, documentId);
  const { cosigners } = await readSigning(context, { documentId, member });
  const second = cosigners.find(({ role }) => role === 'maker');
  const token = await inviteMaker(documentId, second?.signerId ?? '', 'member@example.org');
  const mail = (await newestMail('member@example.org'))?.text;
  expect(mail).toContain('You make this document together with');
  expect(mail).not.toContain('accept what');
  const page = await openWitnessLink(context, { token });
  expect(page.role).toBe('maker');
  expect(page.consent.attestation).toContain('one of those who make it together, or act for one of them');
});
