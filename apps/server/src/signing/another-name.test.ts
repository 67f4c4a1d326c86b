import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { inviteTestWitness, signAsTestWitness, signBodyOf } from '#platform/testing/sign-in-test.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
import { signAsOwner } from '#signing/sign-as-owner.ts';
import { downloadDocument } from '#documents/download-document.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  await context.work(createJobs(context));
  member = await createTestMember(context, { name: 'Harriet Vance' });
  const facts = { grantorName: 'Daniel Okafor', initialTrustee: [{ name: 'Daniel Okafor' }] };
  documentId = await completeTestDocument(context, { member, facts });
});
afterAll(() => context.close());

test('an account in another name does not sign silently as the maker, and nobody is told that its holder has signed', async () => {
  expect(await readSigning(context, { member, documentId })).toMatchObject({
    ownerName: 'Daniel Okafor',
    accountName: 'Harriet Vance',
  });
  const { isMaker: _, ...unasked } = signBodyOf('owner');
  const silent = signAsOwner(context, { member, documentId, body: unasked, origin });
  await expect(silent).rejects.toMatchObject({ kind: 'conflict', refusal: { code: 'not-the-maker' } });

  await signAsOwner(context, { member, documentId, body: signBodyOf('owner'), origin });
  const witness = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  const [mail] = await context.mail.list(witness.email);
  expect(mail?.subject).toBe('Daniel Okafor asks you to witness the Reyes family trust');
  expect(`${mail?.text}${mail?.html}`).not.toContain('Harriet Vance');
  expect(await openWitnessLink(context, witness)).toMatchObject({ ownerName: 'Daniel Okafor' });
  await signAsTestWitness(context, witness);
  await context.jobsDone();

  const [copy] = await context.mail.list(witness.email);
  expect(copy?.text).toContain('has now been signed by Daniel Okafor');
  const { bytes } = await downloadDocument(context, { documentId, userId: member.userId, format: 'html' });
  const html = Buffer.from(bytes).toString('utf8');
  expect(html).toContain('alt="Signature of Daniel Okafor"');
  expect(html).toContain('<h3>Daniel Okafor, Owner</h3><dl><dt>Account in the name of</dt><dd>Harriet Vance</dd>');
});
