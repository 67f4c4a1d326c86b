import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import {
  inviteTestWitness,
  ownerSignedTestDocument,
  signAsTestWitness,
  signBodyOf,
  type InvitedWitness,
} from '#platform/testing/sign-in-test.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { removeWitness } from '#signing/remove-witness.ts';
import { signAsWitness } from '#signing/sign-as-witness.ts';
import { viewAsWitness } from '#signing/view-as-witness.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

let context: TestContext;
let member: Member;
let documentId: string;
let first: InvitedWitness;
let second: InvitedWitness;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
beforeEach(async () => {
  documentId = await ownerSignedTestDocument(context, { member });
  first = await inviteTestWitness(context, { member, documentId, name: 'First' });
  second = await inviteTestWitness(context, { member, documentId, name: 'Second' });
});
afterAll(() => context.close());

const remove = ({ witnessId }: InvitedWitness) => removeWitness(context, { member, documentId, witnessId, origin });
const document = () => loadOwnDocument(context.db, { documentId, userId: member.userId });

test('the link of a removed witness leads nowhere, everywhere', async () => {
  await viewAsWitness(context, { ...second, origin });
  await remove(second);
  const invalid = { kind: 'absent', refusal: { code: 'invalid-link', title: 'Invalid Link' } };
  await expect(openWitnessLink(context, second)).rejects.toMatchObject(invalid);
  await expect(viewAsWitness(context, { ...second, origin })).rejects.toMatchObject(invalid);
  const signing = signAsWitness(context, { ...second, body: signBodyOf('witness'), origin });
  await expect(signing).rejects.toMatchObject(invalid);
  expect(await document()).toMatchObject({ witnessCount: 1, signedWitnessCount: 0, status: 'complete' });
});

test('a witness who has signed stays', async () => {
  await signAsTestWitness(context, first);
  await expect(remove(first)).rejects.toMatchObject({ kind: 'conflict', refusal: { code: 'already-signed' } });
  expect(await document()).toMatchObject({ witnessCount: 2, signedWitnessCount: 1 });
});

test('when the only one who had not signed is removed, the document is signed', async () => {
  await signAsTestWitness(context, first);
  expect(await document()).toMatchObject({ status: 'complete' });

  await remove(second);

  expect(await document()).toMatchObject({ status: 'signed', witnessCount: 1, signedWitnessCount: 1 });
  const executed = (await context.told()).filter(
    ({ listener, data }) =>
      listener === 'signing.seal-document' && (data as { documentId: string }).documentId === documentId,
  );
  expect(executed).toHaveLength(1);
  const actions = (await readAudit(context.db, trailOf(documentId))).map(({ action }) => action);
  expect(actions.slice(-2)).toEqual(['witness removed', 'document executed']);
});

test('a document without a single witness is not signed by removing them all', async () => {
  await remove(first);
  await remove(second);
  expect(await document()).toMatchObject({ status: 'complete', witnessCount: 0 });
  await expect(remove(second)).rejects.toMatchObject({ kind: 'absent' });
});
