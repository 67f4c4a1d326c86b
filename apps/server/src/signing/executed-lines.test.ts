import { execFileSync } from 'node:child_process';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { momentInUtc } from '@evergrant/rendering/moment/moment-in-utc.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  printTestDocument,
  inviteTestSpouse,
  inviteTestWitness,
  marriedFacts,
  ownerSignedTestDocument,
  signAsTestWitness,
} from '#platform/testing/sign-in-test.ts';
import { consentOf } from '#signing/consent-of.ts';
import { statePaperSignature } from '#signing/state-paper-signature.ts';
import { signatures } from '#signing/tables.ts';
import { downloadDocument, downloadToSign } from '#documents/download-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let member: Member;
let documentId: string;

// The spouse holds two offices, and each has a line of its own.
const facts = {
  ...marriedFacts,
  initialTrustee: [{ name: 'Marisol Reyes' }, { name: 'Tomás Reyes' }],
  coTrusteesActJointly: true,
};

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
  await context.work(createJobs(context));
});
beforeEach(async () => {
  documentId = await ownerSignedTestDocument(context, { member, facts });
  await signAsTestWitness(context, await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' }));
});
afterAll(() => context.close());

const download = async (format: 'html' | 'pdf') => {
  await context.jobsDone();
  return Buffer.from((await downloadDocument(context, { documentId, userId: member.userId, format })).bytes);
};
const textOfPdf = async () =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: await download('pdf'), encoding: 'utf8' });
const linesIn = (html: string) =>
  [...html.matchAll(/<div class="signature" data-signature="([^"]+)">(.*?)<\/div>\n/gs)].map(([, id, line = '']) => ({
    id,
    isSigned: line.includes('<img') || line.includes('Signed on paper'),
    isDated: !/<div class="rule"><\/div>/.test(line),
  }));

test('a spouse who is a trustee too leaves no line empty: one signature stands on both, dated, in HTML and PDF', async () => {
  const tomas = await inviteTestSpouse(context, { member, documentId });
  const [mail] = await context.mail.list(tomas.email);
  expect(mail?.text).toContain('Spouse, joining and consenting; Trustee, accepting the Trust');
  await signAsTestWitness(context, tomas, 'spouse');

  const html = (await download('html')).toString('utf8');
  expect(linesIn(html).map(({ id }) => id)).toEqual(['grantor', 'trustee-2', 'witness-1', 'spouse']);
  for (const line of linesIn(html)) expect(line).toMatchObject({ isSigned: true, isDated: true });
  expect(html).toContain('12 Kirkwood Highway, Austin, TX 78751');
  // The certificate says in full what each kind of signer stated, and the attestation claims no presence beyond ink.
  for (const role of ['owner', 'spouse', 'witness'] as const)
    expect(html).toContain(
      `<dt>Stated</dt><dd>${consentOf({ role, method: 'electronic' }, 'living trust').attestation}</dd>`,
    );
  expect(html).toContain('where signed in ink, in the presence of the Grantor');
  expect(html).not.toContain('electronic presence');
  expect(html.match(/alt="Signature of Tomás Reyes"/g)).toHaveLength(2);
  expect(html).not.toContain('<dt>IP address</dt><dd>unknown</dd>');
  expect(html).toContain('data-label="Who">Tomás Reyes</td><td role="cell" data-label="What">signed the document');

  const given = await context.db.select().from(signatures).where(eq(signatures.documentId, documentId));
  const signedAt = given.find(({ role }) => role === 'cosigner')?.signedAt.toISOString() ?? '';
  const [, pages = ''] = (await textOfPdf()).split('Execution\n').slice(-2);
  const [execution = ''] = pages.split('Certificate of Completion');
  for (const line of ['Spouse, joining and consenting', 'Tomás Reyes, Trustee, accepting the Trust'])
    expect(execution).toContain(line);
  expect(execution.split(momentInUtc(signedAt)).length - 1).toBeGreaterThanOrEqual(2);
});

test('three witnesses who sign stand each on a line with image, printed name, address and day, on the page and on paper', async () => {
  const names = ['Wanda Hill', 'Will Hill', 'Wes Ortega'];
  for (const name of names.slice(1)) {
    context.advance(60_000);
    await signAsTestWitness(context, await inviteTestWitness(context, { member, documentId, name }));
  }
  await signAsTestWitness(context, await inviteTestSpouse(context, { member, documentId }), 'spouse');

  const html = (await download('html')).toString('utf8');
  expect(linesIn(html).filter(({ id }) => id?.startsWith('witness'))).toEqual(
    ['witness-1', 'witness-2', 'witness-3'].map((id) => ({ id, isSigned: true, isDated: true })),
  );
  for (const name of names) expect(html).toContain(`alt="Signature of ${name}"`);
  expect(html.split('12 Kirkwood Highway, Austin, TX 78751')).toHaveLength(names.length + 1);

  const text = (await textOfPdf()).replace(/\s+/g, ' ');
  for (const name of names) expect(text).toContain(`${name}, Witness`);
  expect(text.split('12 Kirkwood Highway, Austin, TX 78751')).toHaveLength(names.length + 1);
  const drawn = execFileSync('pdfimages', ['-list', '-'], { input: await download('pdf'), encoding: 'utf8' });
  // The maker signs once as grantor and trustee, the spouse on the line of the trustee and on that of the joinder.
  expect(drawn.match(/\d image /g)).toHaveLength(names.length + 3);
});

test('ink on paper is no blank line: the document, its certificate and its record say who signed so, when, and by whose word', async () => {
  const signedOn = context.clock().toISOString().slice(0, 10);
  await printTestDocument(context, member, documentId);
  await statePaperSignature(context, { member, documentId, signerId: 'spouse', signedOn, origin });
  expect(await loadOwnDocument(context.db, { documentId, userId: member.userId })).toMatchObject({ status: 'signed' });

  const html = (await download('html')).toString('utf8');
  const pdf = (await textOfPdf()).replace(/\s+/g, ' ');
  for (const line of linesIn(html)) expect(line).toMatchObject({ isSigned: true, isDated: true });
  const words = `Signed on paper on ${longDate(signedOn)}, as stated by the owner`;
  expect(html.split(words)).toHaveLength(3);
  expect(html).toContain('Tomás Reyes, Co-signer');
  for (const text of [html, pdf]) {
    expect(text).toContain(`on paper on ${longDate(signedOn)}, as stated by Marisol Reyes`);
    expect(text).toContain('stated that Tomás Reyes signed on');
    expect(text).not.toContain('recorded that everybody had signed');
    expect(text).toContain('Signed by some on a screen and by others in ink on paper, as the owner states.');
  }
});

test('after it was signed here there is still a copy without signatures, to sign in ink', async () => {
  await signAsTestWitness(context, await inviteTestSpouse(context, { member, documentId }), 'spouse');
  await context.jobsDone();
  const blank = await downloadToSign(context, { documentId, userId: member.userId, format: 'html' });
  const html = Buffer.from(blank.bytes).toString('utf8');
  expect(html).not.toMatch(/<img|data-watermark|Certificate of Completion/);
  expect(linesIn(html).filter(({ isSigned, isDated }) => isSigned || isDated)).toEqual([]);
  expect(blank.name).toBe('Reyes family trust, to sign on paper');
});
