import { dateOfSigning } from '@evergrant/domain/assembly/date-of-signing.ts';
import { execFileSync } from 'node:child_process';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  inviteTestWitness,
  ownerSignedTestDocument,
  signAsTestOwner,
  signAsTestWitness,
  signBodyOf,
  testSignature,
} from '#platform/testing/sign-in-test.ts';
import { certify } from '#signing/certify.ts';
import { downloadSignedVersion } from '#signing/download-signed-version.ts';
import { listSignedVersions } from '#signing/list-signed-versions.ts';
import { signAsOwner } from '#signing/sign-as-owner.ts';
import { signAsWitness } from '#signing/sign-as-witness.ts';
import { signatures } from '#signing/tables.ts';
import { viewAsWitness } from '#signing/view-as-witness.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { readDocument } from '#documents/read-document.ts';
import { recordFact } from '#documents/record-fact.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
  await context.work(createJobs(context));
});
afterAll(() => context.close());

const day = 24 * 60 * 60 * 1000;
const own = (documentId: string) => ({ documentId, userId: member.userId });
const listed = async (documentId: string) => (await listSignedVersions(context, own(documentId))).versions;
const change = (documentId: string, county: string) =>
  recordFact(context, { documentId, member, origin, beginsRevision: true, field: 'grantorCounty', value: county });
const htmlOf = async (documentId: string, versionId: string) =>
  Buffer.from(
    (await downloadSignedVersion(context, { ...own(documentId), versionId, format: 'html' })).bytes,
  ).toString();

test('what was signed stays in reach while a newer version is written, and after the time for changes', async () => {
  const documentId = await completeTestDocument(context, { member });
  expect(await listed(documentId)).toEqual([]);
  await signAsTestOwner(context, member, documentId);
  const witness = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  context.advance(60_000);
  await signAsTestWitness(context, witness);
  await context.jobsDone();
  const [signed] = await listed(documentId);
  expect(signed).toMatchObject({
    number: 1,
    isCurrent: true,
    state: 'executed',
    signers: [
      { name: 'Marisol Reyes', role: 'owner' },
      { name: 'Wanda Hill', role: 'witness' },
    ],
  });
  const pdf = () => downloadSignedVersion(context, { ...own(documentId), versionId: signed?.id ?? '', format: 'pdf' });
  const kept = await pdf();

  await change(documentId, 'Placer');
  await context.jobsDone();
  context.advance(400 * day);

  expect(await readDocument(context, own(documentId))).toMatchObject({ status: 'draft', executedVersionCount: 1 });
  expect(await listed(documentId)).toEqual([{ ...signed, isCurrent: false }]);
  expect((await pdf()).name).toBe('Reyes family trust, version 1');
  expect(Buffer.compare(Buffer.from((await pdf()).bytes), Buffer.from(kept.bytes))).toBe(0);
  expect(await htmlOf(documentId, signed?.id ?? '')).toContain('@font-face');
});

test('the signatures of a version that was replaced half signed are kept with it', async () => {
  const documentId = await ownerSignedTestDocument(context, { member });
  await change(documentId, 'Placer');
  await confirmAllFacts(context, { documentId, member, origin });

  const [half, ...others] = await listed(documentId);
  const html = await htmlOf(documentId, half?.id ?? '');

  expect(others).toEqual([]);
  expect(half).toMatchObject({ number: 1, isCurrent: false, state: 'unfinished' });
  expect(html).toContain('alt="Signature of Marisol Reyes"');
  expect(html).not.toContain('Certificate of Completion');
  expect(html).not.toContain('Placer');
});

test('nobody else can read or list a signed version, and an unsigned one is none', async () => {
  const documentId = await completeTestDocument(context, { member });
  const stranger = await createTestMember(context, { name: 'Noor Haddad' });
  const { currentVersionId } = await loadOwnDocument(context.db, own(documentId));
  const versionId = currentVersionId ?? '';
  const absent = { kind: 'absent' };

  await expect(htmlOf(documentId, versionId)).rejects.toMatchObject(absent);
  await signAsTestOwner(context, member, documentId);
  expect(await htmlOf(documentId, versionId)).toContain('Marisol Reyes');
  const theirs = { documentId, userId: stranger.userId };
  await expect(listSignedVersions(context, theirs)).rejects.toMatchObject(absent);
  await expect(downloadSignedVersion(context, { ...theirs, versionId, format: 'pdf' })).rejects.toMatchObject(absent);
  const other = await completeTestDocument(context, { member });
  await expect(htmlOf(other, versionId)).rejects.toMatchObject(absent);
});

test('a co-signer’s ink stands on the line that bears their id', async () => {
  const facts = {
    maritalStatus: 'Married',
    spouseName: 'Tomás Reyes',
    residencePlan: 'spouseMayLive',
  };
  const documentId = await ownerSignedTestDocument(context, { member, facts });
  const { currentVersionId } = await loadOwnDocument(context.db, own(documentId));
  const version = await readFrozenVersion(context.db, currentVersionId ?? '');
  const [owner] = await context.db
    .select()
    .from(signatures)
    .where(and(eq(signatures.documentVersionId, version.id), eq(signatures.role, 'owner')));
  if (!owner) throw new Error('the owner has not signed');
  const { id: _, ...row } = owner;
  const spouse = {
    ...row,
    role: 'cosigner',
    signerId: 'spouse',
    name: 'Tomás Reyes',
    signatureData: testSignature,
  } as const;
  await context.db.insert(signatures).values(spouse);

  // What the record says in words is no source of the certificate.
  await context.db.execute(sql`delete from audit_rows where stream = ${trailOf(documentId)}`);

  const sealed = await certify(context.db, {
    document: await loadOwnDocument(context.db, own(documentId)),
    version,
    issuedAt: context.clock(),
  });

  expect(signersOf(version.document).map(({ id }) => id)).toContain('spouse');
  expect(sealed.printed.signatures.map(({ line, name }) => ({ line, name }))).toContainEqual({
    line: { kind: 'signer', signerId: 'spouse' },
    name: 'Tomás Reyes',
  });
  expect(sealed.certificate.signers.map(({ role }) => role)).toEqual(expect.arrayContaining(['Owner', 'Co-signer']));
  expect(sealed.certificate.signers[0]).toMatchObject({ ipAddress: origin.ipAddress });
  const happened = sealed.certificate.events.map(({ actor, description }) => `${actor} ${description}`);
  expect(happened).toContain('Marisol Reyes signed the document');
  expect(happened).toContain('Tomás Reyes signed the document');
});

test('an evening in California is not signed tomorrow: text, head, line, certificate and lists give the signer’s own day', async () => {
  const documentId = await completeTestDocument(context, { member });
  const evening = new Date('2029-11-23T03:14:00.000Z').getTime();
  context.advance(evening - context.clock().getTime());
  await signAsOwner(context, {
    member,
    documentId,
    body: { ...signBodyOf('owner'), timeZone: 'America/Los_Angeles' },
    origin,
  });
  const witness = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  await viewAsWitness(context, { token: witness.token, origin });
  const body = { ...signBodyOf('witness'), timeZone: 'America/New_York' };
  await signAsWitness(context, { token: witness.token, body, origin });
  await context.jobsDone();

  const [version] = await listed(documentId);
  const html = await htmlOf(documentId, version?.id ?? '');
  expect(version?.signers.map(({ timeZone }) => timeZone).toSorted()).toEqual([
    'America/Los_Angeles',
    'America/New_York',
  ]);
  expect(html).toContain('November 22, 2029, 7:14 PM Pacific Time (UTC−8)</div>');
  expect(html).toContain('10:14 PM Eastern Time (UTC−5); November 23, 2029, 03:14:00 UTC');
  const { certificate, printed } = await certify(context.db, {
    document: await loadOwnDocument(context.db, own(documentId)),
    version: await readFrozenVersion(context.db, version?.id ?? ''),
    issuedAt: context.clock(),
  });
  expect(certificate.completedOn).toBe('2029-11-22');
  expect(printed.filledBlanks).toEqual([{ entry: dateOfSigning.entry, text: 'November 22, 2029' }]);
  const { bytes } = await downloadSignedVersion(context, {
    ...own(documentId),
    versionId: version?.id ?? '',
    format: 'pdf',
  });
  const pdf = execFileSync('pdftotext', ['-layout', '-', '-'], { input: Buffer.from(bytes), encoding: 'utf8' });
  expect(pdf).toMatch(/signed november 22, 2029/i);
  expect(pdf.replace(/\s+/g, ' ')).toContain('7:14 PM Pacific Time (UTC−8)');
  expect(pdf).not.toMatch(/signed november 23/i);
  const [mail] = (await context.mail.list(witness.email)).filter(({ subject }) => subject.includes('is signed'));
  expect(mail?.text).toContain('Wanda Hill signed: November 22, 2029, 10:14 PM Eastern Time');
});
