import { dateOfSigning } from '@evergrant/domain/assembly/date-of-signing.ts';
import { llcSample } from '@evergrant/domain/catalogue/llc-formation/llc-sample.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { createDocument } from '#documents/create-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { recordFact } from '#documents/record-fact.ts';
import type { Member } from '#platform/actor.ts';
import { payForTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { newestLink, signBodyOf } from '#platform/testing/sign-in-test.ts';
import { certify } from '#signing/certify.ts';
import { inviteCosigner } from '#signing/invite-cosigner.ts';
import { signAsOwner } from '#signing/sign-as-owner.ts';
import { signAsWitness } from '#signing/sign-as-witness.ts';
import { viewAsWitness } from '#signing/view-as-witness.ts';
import { dayInZone } from '@evergrant/rendering/moment/day-in-zone.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context, { name: 'Nora Whitfield' });
});
afterAll(() => context.close());

const completeCompany = async (): Promise<string> => {
  const wanted = { member, name: 'Bakery', documentTypeId: 'llc-formation', origin };
  const { id: documentId } = await createDocument(context, wanted);
  for (const [field, value] of Object.entries(llcSample))
    await recordFact(context, { member, documentId, field, value, origin });
  await confirmAllFacts(context, { member, documentId, origin });
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  return documentId;
};

const moveTo = (moment: string): void => context.advance(new Date(moment).getTime() - context.clock().getTime());

test('half past eleven in Los Angeles is not tomorrow in the papers of a company, and each member has a day of their own', async () => {
  const documentId = await completeCompany();
  moveTo('2029-11-23T07:30:00.000Z');
  const pacific = { ...signBodyOf('maker'), timeZone: 'America/Los_Angeles' };
  await signAsOwner(context, { member, documentId, body: pacific, origin });
  await inviteCosigner(context, { member, documentId, signerId: 'member-2', email: 'tomas@example.org', origin });
  const token = await newestLink(context, 'tomas@example.org');
  await viewAsWitness(context, { token, origin });
  moveTo('2029-11-25T04:45:00.000Z');
  const eastern = { ...signBodyOf('maker'), timeZone: 'America/New_York' };
  await signAsWitness(context, { token, body: eastern, origin });

  const document = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  const version = await readFrozenVersion(context.db, document.currentVersionId ?? '');
  const { printed, certificate } = await certify(context.db, { document, version, issuedAt: context.clock() });
  expect(printed.filledBlanks).toEqual([{ entry: dateOfSigning.entry, text: 'November 22, 2029' }]);
  expect(
    printed.signatures.map(({ name, signedAt, timeZone = 'UTC' }) => `${name} ${dayInZone(signedAt, timeZone)}`),
  ).toEqual(expect.arrayContaining(['Nora Whitfield 2029-11-22', 'Tomás Iglesias 2029-11-24']));
  expect(certificate.completedOn).toBe('2029-11-24');
});
