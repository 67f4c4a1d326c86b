import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { payForTestDocument } from '#platform/testing/complete-test-document.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { inviteTestWitness, newestLink, signAsTestOwner, signAsTestWitness } from '#platform/testing/sign-in-test.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { createDocument } from '#documents/create-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { recordFact } from '#documents/record-fact.ts';
import { inviteCosigner } from '#signing/invite-cosigner.ts';
import { readSigning } from '#signing/read-signing.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

test('a joint trust is signed only when its second maker has signed by a link of their own', async () => {
  const { sample } = documentTypeOf('joint-trust');
  const member = await createTestMember(context, { name: 'Helen Marie Sandoval' });
  const { id: documentId } = await createDocument(context, {
    member,
    name: 'Ours',
    documentTypeId: 'joint-trust',
    origin,
  });
  for (const [field, value] of Object.entries(sample))
    await recordFact(context, { member, documentId, field, value, origin });
  await confirmAllFacts(context, { member, documentId, origin });
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  const statusOf = async () => (await loadOwnDocument(context.db, { documentId, userId: member.userId })).status;

  await signAsTestOwner(context, member, documentId);
  const { cosigners } = await readSigning(context, { documentId, member });
  expect(cosigners).toMatchObject([
    { signerId: 'second-grantor', name: 'Robert Luis Sandoval', capacity: 'Grantor; Trustee, accepting the Trust' },
  ]);
  await signAsTestWitness(context, await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' }));
  expect(await statusOf()).toBe('complete');

  const email = 'robert@example.org';
  await inviteCosigner(context, { member, documentId, signerId: 'second-grantor', email, origin });
  await signAsTestWitness(context, { token: await newestLink(context, email) }, 'cosigner');
  expect(await statusOf()).toBe('signed');
});
