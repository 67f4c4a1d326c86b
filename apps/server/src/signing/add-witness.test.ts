import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { inviteTestWitness, ownerSignedTestDocument, signAsTestWitness } from '#platform/testing/sign-in-test.ts';
import { addWitness } from '#signing/add-witness.ts';
import { readSigning } from '#signing/read-signing.ts';
import { createDocument } from '#documents/create-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

let context: TestContext;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
beforeEach(async () => {
  documentId = await interviewTestDocument(context, { member });
});
afterAll(() => context.close());

const add = (name: string, email: string) => addWitness(context, { member, documentId, name, email, origin });

test('a witness can be added before the document is paid for', async () => {
  const witness = await add(' Wanda Hill ', ' Wanda@Example.org ');
  expect(witness).toMatchObject({
    name: 'Wanda Hill',
    email: 'Wanda@Example.org',
    status: 'pending',
    inviteSentAt: null,
  });
  const signing = await readSigning(context, { member, documentId });
  expect(signing.witnesses).toEqual([witness]);
  expect(signing).toMatchObject({ canInvite: false, canOwnerSign: false });
  expect(signing.whyNotInvite).toBe(
    'Invitations can be sent once the interview is finished and the document is paid for.',
  );
  expect(await loadOwnDocument(context.db, { documentId, userId: member.userId })).toMatchObject({ witnessCount: 1 });
  const [added] = (await readAudit(context.db, trailOf(documentId))).slice(-1);
  expect(added).toMatchObject({
    action: 'witness added',
    actor: `member:${member.userId}`,
    ipAddress: origin.ipAddress,
  });
});

test.each([
  ['', 'a@example.org', 'invalid', 'Missing Information', 'Please provide both name and email for the witness.'],
  ['  ', 'a@example.org', 'invalid', 'Missing Information', 'Please provide both name and email for the witness.'],
  ['Wanda', ' ', 'invalid', 'Missing Information', 'Please provide both name and email for the witness.'],
  ['Wanda', 'wanda', 'invalid', 'Invalid Email', 'Please enter a valid email address.'],
  ['Wanda', 'wanda@example', 'invalid', 'Invalid Email', 'Please enter a valid email address.'],
])('"%s" with the address "%s" is refused in the words of the panel', async (name, email, kind, title, message) => {
  await expect(add(name, email)).rejects.toMatchObject({ kind, refusal: { title, message } });
});

test('three witnesses at most, also when they are added at the same moment', async () => {
  const adding = [1, 2, 3, 4, 5].map((index) => add(`Witness ${index}`, `w${index}@example.org`));
  const settled = await Promise.allSettled(adding);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(add('One more', 'more@example.org')).rejects.toMatchObject({
    kind: 'conflict',
    refusal: { title: 'Maximum Witnesses Reached', message: 'You can only add up to 3 witnesses for a trust.' },
  });
  expect((await readSigning(context, { member, documentId })).witnesses).toHaveLength(3);
});

test('whoever makes a will reads how many witnesses a will has', async () => {
  const wanted = { member, name: 'My will', documentTypeId: 'pour-over-will', origin };
  const { id } = await createDocument(context, wanted);
  const addTo = (name: string) =>
    addWitness(context, { member, documentId: id, name, email: `${name}@example.org`, origin });
  for (const name of ['Wanda', 'Wendy', 'Willa']) await addTo(name);
  await expect(addTo('Wilma')).rejects.toMatchObject({
    refusal: { message: 'You can only add up to 3 witnesses for a will.' },
  });
});

test('an address is added once, whatever the case of its letters', async () => {
  await add('Wanda', 'wanda@example.org');
  const refusal = { title: 'Duplicate Email', message: 'This email is already added as a witness.' };
  await expect(add('Wendy', 'WANDA@example.ORG')).rejects.toMatchObject({ kind: 'conflict', refusal });
  const settled = await Promise.allSettled([1, 2, 3].map(() => add('Will', 'will@example.org')));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('nobody witnesses their own document', async () => {
  await expect(add('Me', member.email.toUpperCase())).rejects.toMatchObject({ refusal: { code: 'own-email' } });
});

test('nobody whom the document names witnesses it, however the name is written', async () => {
  for (const name of ['Luis Reyes', 'ana  reyes', 'Marisol Reyes']) {
    const refusal = { code: 'named-in-document', title: 'Choose Someone Else' };
    await expect(add(name, 'named@example.org')).rejects.toMatchObject({ kind: 'conflict', refusal });
  }
  expect((await readSigning(context, { member, documentId })).witnesses).toEqual([]);
});

test('a witness whose name is like that of somebody in the document is added when the owner says who it is not', async () => {
  const [name, email] = ['Luis Alberto Reyes', 'luis@example.org'];
  const message = `Is ${name} the Luis Reyes who is named in the document? A witness should have no part in it.`;
  await expect(add(name, email)).rejects.toMatchObject({
    kind: 'conflict',
    refusal: { code: 'may-be-named', message },
  });
  expect((await readSigning(context, { member, documentId })).witnesses).toEqual([]);

  await addWitness(context, { member, documentId, name, email, isAnotherPerson: true, origin });
  expect((await readSigning(context, { member, documentId })).witnesses).toMatchObject([{ name }]);
  const [added] = (await readAudit(context.db, trailOf(documentId))).slice(-1);
  expect(added).toMatchObject({ action: 'witness added', details: { statedNotToBe: 'Luis Reyes' } });
});

test('a document that everyone has signed takes no further witness', async () => {
  documentId = await ownerSignedTestDocument(context, { member });
  const witness = await inviteTestWitness(context, { member, documentId, name: 'Wanda' });
  await signAsTestWitness(context, witness);
  await expect(add('Late', 'late@example.org')).rejects.toMatchObject({ refusal: { code: 'already-signed' } });
});
