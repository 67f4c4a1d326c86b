import { createHash } from 'node:crypto';
import { plainText } from '@evergrant/domain/assembly/plain-text.ts';
import { MailRefused, MailUnavailable } from '@evergrant/ports/mail/mail.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { findBreak, readAudit } from '#platform/audit.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  inviteTestWitness,
  ownerSignedTestDocument,
  signAsTestWitness,
  type InvitedWitness,
} from '#platform/testing/sign-in-test.ts';

import { sealDocument } from '#signing/seal-document.ts';
import { deleteDocument } from '#documents/delete-document.ts';
import { downloadDocument } from '#documents/download-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let member: Member;
let documentId: string;
let versionId: string;
let signers: readonly InvitedWitness[];

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
  documentId = await ownerSignedTestDocument(context, { member });
  const wanda = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  context.advance(1_000);
  signers = [wanda, await inviteTestWitness(context, { member, documentId, name: 'Will Hill' })];
  await context.work(createJobs(context));
  for (const signer of signers) await signAsTestWitness(context, signer);
  await context.jobsDone();
  const document = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  versionId = document.currentVersionId ?? '';
});
afterAll(() => context.close());

const own = () => ({ documentId, userId: member.userId });
const copies = async (to: string) =>
  (await context.mail.list(to)).filter(({ subject }) => subject === 'Reyes family trust is signed by everyone');

test('the signed document is kept as the bytes that were sealed', async () => {
  const version = await readFrozenVersion(context.db, versionId);
  const pdf = await downloadDocument(context, { ...own(), format: 'pdf' });
  expect(Buffer.from(pdf.bytes).subarray(0, 5).toString()).toBe('%PDF-');
  expect(createHash('sha256').update(pdf.bytes).digest('hex')).toBe(version.executedPdfSha256);
  const again = await downloadDocument(context, { ...own(), format: 'pdf' });
  expect(Buffer.compare(Buffer.from(again.bytes), Buffer.from(pdf.bytes))).toBe(0);
});

test('the signed HTML carries every signature and a certificate of who did what', async () => {
  const version = await readFrozenVersion(context.db, versionId);
  const { bytes } = await downloadDocument(context, { ...own(), format: 'html' });
  const html = Buffer.from(bytes).toString('utf8');
  expect(html.match(/data:image\/png;base64,/g)?.length).toBeGreaterThanOrEqual(3);
  for (const expected of ['Wanda Hill', 'Will Hill', member.email, version.sha256, '203.0.113.7']) {
    expect(html).toContain(expected);
  }
  expect(html).not.toContain('data-watermark');
  // What was signed stays what it was.
  expect(createHash('sha256').update(plainText(version.document), 'utf8').digest('hex')).toBe(version.sha256);
  expect(html).toContain('SHA-256 of the text that is signed');
});

test('the record of events says who did what to whom, by name and in plain words', async () => {
  const { bytes } = await downloadDocument(context, { ...own(), format: 'html' });
  const [, record = ''] = Buffer.from(bytes).toString('utf8').split('Record of events');
  const rows = [...record.matchAll(/data-label="Who">([^<]*)<\/td><td[^>]*>([^<]*)/g)].map(
    ([, who, what]) => `${who} ${what}`,
  );

  expect(rows).toEqual([
    'Evergrant fixed the document for signing',
    'Marisol Reyes signed the document',
    'Marisol Reyes named Wanda Hill as a witness',
    'Marisol Reyes invited Wanda Hill to witness',
    'Marisol Reyes named Will Hill as a witness',
    'Marisol Reyes invited Will Hill to witness',
    'Wanda Hill opened the document to read it',
    'Wanda Hill signed as a witness',
    'Will Hill opened the document to read it',
    'Will Hill signed as a witness',
    'Evergrant recorded that everybody had signed',
  ]);
});

test('everyone who signed gets a copy, once, however often the job runs', async () => {
  await sealDocument(context, { documentId, versionId });
  const kept = await downloadDocument(context, { ...own(), format: 'pdf' });
  for (const email of [member.email, ...signers.map((signer) => signer.email)]) {
    const mails = await copies(email);
    expect(mails).toHaveLength(1);
    const [attachment] = mails[0]?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: 'Reyes family trust.pdf', contentType: 'application/pdf' });
    const content = await context.mail.readAttachment(attachment?.key ?? '');
    expect(Buffer.compare(Buffer.from(content ?? []), Buffer.from(kept.bytes))).toBe(0);
  }
  const trail = await readAudit(context.db, trailOf(documentId));
  expect(trail.filter(({ action }) => action === 'executed document kept')).toHaveLength(1);
  expect(findBreak(trailOf(documentId), trail)).toBeUndefined();
});

test('nobody’s copy tells the link of another', async () => {
  const tokens = signers.map(({ token }) => token);
  for (const email of [member.email, ...signers.map((signer) => signer.email)]) {
    for (const { text, html } of await copies(email)) {
      for (const token of tokens) expect(`${text}${html}`).not.toContain(token);
    }
  }
});

test('the owner hears of each step by mail', async () => {
  const subjects = (await context.mail.list(member.email)).map(({ subject }) => subject);
  for (const name of ['Wanda Hill', 'Will Hill']) {
    expect(subjects.filter((subject) => subject === `${name} has opened the Reyes family trust`)).toHaveLength(1);
    expect(subjects.filter((subject) => subject === `${name} has signed the Reyes family trust`)).toHaveLength(1);
  }
});

test('nobody is said to be missing after the last signature', async () => {
  const mails = await context.mail.list(member.email);
  const last = mails.find(({ subject }) => subject === 'Will Hill has signed the Reyes family trust');
  expect(last?.text).toContain('Everybody has signed now.');
  expect(last?.text).not.toContain('missing');
});

test('every step is in the trail with the address and browser that it came from', async () => {
  const trail = await readAudit(context.db, trailOf(documentId));
  for (const { action, actor, ipAddress, userAgent } of trail.filter(({ actor: by }) => by !== 'system')) {
    expect({ action, actor, ipAddress, userAgent }).toMatchObject({ ipAddress: '203.0.113.7', userAgent: 'Vitest' });
  }
  const actions = new Set(trail.map(({ action }) => action));
  for (const action of [
    'trust created',
    'document completed',
    'witness added',
    'witness invited',
    'owner signed',
    'witness viewed the document',
    'witness signed',
    'document executed',
    'executed document kept',
  ]) {
    expect(actions).toContain(action);
  }
});

test('an address that refuses its copy keeps nobody else from theirs', async () => {
  const id = await ownerSignedTestDocument(context, { member, name: 'Dead letter trust' });
  const witness = await inviteTestWitness(context, { member, documentId: id, name: 'Wilma' });
  await signAsTestWitness(context, witness);
  await context.jobsDone();
  const { currentVersionId: versionId } = await loadOwnDocument(context.db, { documentId: id, userId: member.userId });
  const sentTo: string[] = [];
  const send = async ({ to }: { readonly to: string }): Promise<void> => {
    if (to === member.email) throw new MailRefused('no such mailbox');
    sentTo.push(to);
  };
  const sealing = sealDocument({ ...context, mail: { send } }, { documentId: id, versionId: versionId ?? '' });
  await expect(sealing).rejects.toThrow('no such mailbox');
  expect(sentTo).toEqual([witness.email]);
});

test('a job that could not mail tries again and seals nothing twice', async () => {
  const other = await createTestMember(context, { name: 'Noor Haddad' });
  const facts = { grantorName: 'Noor Haddad', initialTrustee: [{ name: 'Noor Haddad' }] };
  const id = await ownerSignedTestDocument(context, { member: other, name: 'Haddad trust', facts });
  const witness = await inviteTestWitness(context, { member: other, documentId: id, name: 'Wanda' });
  const down = { send: () => Promise.reject(new MailUnavailable('connection refused')) };
  await signAsTestWitness(context, witness);
  await context.jobsDone();
  const { currentVersionId } = await loadOwnDocument(context.db, { documentId: id, userId: other.userId });
  const executed = { documentId: id, versionId: currentVersionId ?? '' };
  const before = await readFrozenVersion(context.db, executed.versionId);

  await expect(sealDocument({ ...context, mail: down }, executed)).rejects.toThrow('connection refused');
  const sentTo: string[] = [];
  const back = { send: async ({ to }: { readonly to: string }) => void sentTo.push(to) };
  await sealDocument({ ...context, mail: back }, executed);

  const after = await readFrozenVersion(context.db, executed.versionId);
  expect(after.executedPdfSha256).toBe(before.executedPdfSha256);
  expect(sentTo.toSorted()).toEqual([other.email, witness.email].toSorted());
});

test('a document that was deleted meanwhile is no fault', async () => {
  const id = await completeTestDocument(context, { member });
  const { currentVersionId } = await loadOwnDocument(context.db, { documentId: id, userId: member.userId });
  const origin = { ipAddress: '203.0.113.7', userAgent: 'Vitest' };
  await deleteDocument({ ...context, announce: async () => undefined }, { documentId: id, member, origin });
  await expect(sealDocument(context, { documentId: id, versionId: currentVersionId ?? '' })).resolves.toBeUndefined();
});
