import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { inviteTestWitness, ownerSignedTestDocument, signAsTestWitness } from '#platform/testing/sign-in-test.ts';
import { createDocument } from '#documents/create-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

const knownInWill = async (member: Member): Promise<Readonly<Record<string, unknown>>> => {
  const wanted = { member, name: 'My will', documentTypeId: 'pour-over-will', origin };
  const { id: documentId } = await createDocument(context, wanted);
  const { interview } = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  return Object.fromEntries((interview.known ?? []).map(({ field, value }) => [field, value]));
};

test('a will is offered the trust of the same person, with its date once everybody has signed it', async () => {
  const member = await createTestMember(context);
  const documentId = await ownerSignedTestDocument(context, { member });
  const trust = { trustName: 'The Marisol Reyes Living Trust', initialTrustee: [{ name: 'Marisol Reyes' }] };
  const before = await knownInWill(member);
  expect(before).toMatchObject(trust);
  expect(before).not.toHaveProperty('isTrustSigned');

  const signedOn = context.clock().toISOString().slice(0, 10);
  context.advance(3 * 24 * 60 * 60_000);
  await signAsTestWitness(context, await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' }));
  const { status } = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  expect(status).toBe('signed');
  expect(await knownInWill(member)).toMatchObject({ ...trust, isTrustSigned: true, trustDate: signedOn });
});

test('nothing of a document that another person makes in the same account is offered', async () => {
  const member = await createTestMember(context);
  await interviewTestDocument(context, { member });
  const father = {
    grantorName: 'Otto Reyes',
    trustName: 'The Otto Reyes Living Trust',
    initialTrustee: [{ name: 'Otto Reyes' }],
  };
  await interviewTestDocument(context, { member, name: 'For my father', facts: father });
  const known = await knownInWill(member);
  expect(known['grantorName']).toBe('Otto Reyes');
  expect(known['trustName']).toBe('The Otto Reyes Living Trust');
});
