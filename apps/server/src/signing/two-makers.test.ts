import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { payForTestDocument } from '#platform/testing/complete-test-document.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { inviteTestWitness, newestLink, signAsTestOwner, signAsTestWitness } from '#platform/testing/sign-in-test.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { createDocument } from '#documents/create-document.ts';
import { describeDocument } from '#documents/describe-document.ts';
import { downloadDocument } from '#documents/download-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { recordFact } from '#documents/record-fact.ts';
import { inviteCosigner } from '#signing/invite-cosigner.ts';
import { listSignedVersions } from '#signing/list-signed-versions.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
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

const complete = async (documentTypeId: string): Promise<string> => {
  const { id: documentId } = await createDocument(context, { member, name: 'Ours', documentTypeId, origin });
  for (const [field, value] of Object.entries(documentTypeOf(documentTypeId).sample))
    await recordFact(context, { member, documentId, field, value, origin });
  await confirmAllFacts(context, { member, documentId, origin });
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  return documentId;
};

const inviteMaker = async (documentId: string, signerId: string, email: string): Promise<string> => {
  await inviteCosigner(context, { member, documentId, signerId, email, origin });
  return newestLink(context, email);
};

const documentOf = (documentId: string) => loadOwnDocument(context.db, { documentId, userId: member.userId });
const newestMail = async (to: string) => (await context.mail.list(to))[0];

test('a joint trust is signed only when its second maker has signed by a link of their own', async () => {
  const documentId = await complete('joint-trust');
  const statusOf = async () => (await documentOf(documentId)).status;

  await signAsTestOwner(context, member, documentId);
  const { cosigners } = await readSigning(context, { documentId, member });
  expect(cosigners).toMatchObject([
    { role: 'maker', signerId: 'second-grantor', name: robert, capacity: 'Grantor and Trustee' },
  ]);
  await signAsTestWitness(context, await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' }));
  expect(await statusOf()).toBe('complete');

  const token = await inviteMaker(documentId, 'second-grantor', 'robert@example.org');
  await signAsTestWitness(context, { token }, 'maker');
  expect(await statusOf()).toBe('signed');
});

test('no page and no mail tells a witness of one maker where two make the trust, nor the second to accept what is their own', async () => {
  const documentId = await complete('joint-trust');
  await signAsTestOwner(context, member, documentId);
  const wanda = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  const asked = await newestMail(wanda.email);
  expect(asked?.subject).toBe(`${helen} and ${robert} ask you to witness “Ours”`);
  expect(asked?.text).toContain('each of them is of sound mind');
  const witnessPage = await openWitnessLink(context, wanda);
  expect(witnessPage.makers).toEqual([helen, robert]);
  expect(witnessPage.consent.attestation).toContain('the people who make it have asked me to be a witness');
  expect(witnessPage.consent.attestation).toContain('each of them is of sound mind');

  const token = await inviteMaker(documentId, 'second-grantor', 'rob@example.org');
  const toRobert = (await newestMail('rob@example.org'))?.text.replaceAll(/\s+/gu, ' ');
  expect(toRobert).toContain(`You make this document together with ${helen}`);
  expect(toRobert).toContain('You sign as: Grantor and Trustee.');
  expect(toRobert).not.toContain('accept');
  const page = await openWitnessLink(context, { token });
  expect(page).toMatchObject({ role: 'maker', capacity: 'Grantor and Trustee', makers: [helen, robert] });
  expect(page.consent.attestation).toContain('I am one of those who make it together');
  expect((await readSigning(context, { documentId, member })).consent).toEqual(page.consent);
});

test('both makers stand as makers in the record, on the page of the witness, and in every copy that is mailed', async () => {
  const documentId = await complete('joint-trust');
  expect(describeDocument(await documentOf(documentId)).otherMakers).toEqual([robert]);
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
  expect((await newestMail('luis@example.org'))?.text.replaceAll(/\s+/gu, ' ')).toContain(
    `has now been signed by ${helen}, ${robert}, and everybody else who was asked`,
  );
  const toOwner = (await context.mail.list(member.email)).find(({ subject }) => subject.endsWith('signed by everyone'));
  expect(toOwner?.text.replaceAll(/\s+/gu, ' ')).toContain(`signed by you, ${robert}, and everybody else`);
});

test('after the last signature nobody is said to be missing, also where the second maker gives it', async () => {
  const documentId = await complete('joint-trust');
  await signAsTestOwner(context, member, documentId);
  await signAsTestWitness(context, await inviteTestWitness(context, { member, documentId, name: 'Wes Ortega' }));
  await context.jobsDone();
  const told = async (name: string) =>
    (await context.mail.list(member.email)).find(({ subject }) => subject === `${name} has signed “Ours”`)?.text;
  expect(await told('Wes Ortega')).toContain(`Still to sign: ${robert}.`);

  const last = await inviteMaker(documentId, 'second-grantor', 'last@example.org');
  const before = (await context.mail.list(member.email)).length;
  await signAsTestWitness(context, { token: last }, 'maker');
  await context.jobsDone();
  const mails = await context.mail.list(member.email);
  const since = mails.slice(0, mails.length - before).map(({ text }) => text);
  expect(since.join(' ')).toContain('Everybody has signed now.');
  expect(since.join(' ')).not.toMatch(/missing|[Ss]till to sign/u);
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
