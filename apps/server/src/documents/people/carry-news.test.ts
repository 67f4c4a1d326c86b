import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replyToMessage } from '#assistant/reply-to-message.ts';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument, interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { createDocument } from '#documents/create-document.ts';
import { listDocuments } from '#documents/list-documents.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { recordFact } from '#documents/record-fact.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
});
beforeEach(async () => {
  member = await createTestMember(context);
});
afterAll(() => context.close());

const moved = '9 Pine Street, Oakland, CA 94607';
const load = (documentId: string) => loadOwnDocument(context.db, { documentId, userId: member.userId });
const beginWill = async (): Promise<string> =>
  (await createDocument(context, { member, name: 'My will', documentTypeId: 'pour-over-will', origin })).id;
const say = async (documentId: string, message: string) =>
  (await replyToMessage(context, { member, origin, documentId, message })).response;

test('a second document takes over what is confirmed, and its progress with it', async () => {
  await interviewTestDocument(context, { member });
  const will = await beginWill();
  await say(will, 'Yes, that is right');
  const { interview, progress } = await load(will);
  expect(interview.facts).toMatchObject({ grantorName: 'Marisol Reyes', maritalStatus: 'Single' });
  expect(progress).toBeGreaterThan(30);
});

test('a change that reaches another draft is told where it was made', async () => {
  const trust = await interviewTestDocument(context, { member, name: 'Our trust' });
  const will = await beginWill();
  await say(will, 'yes');

  const reply = await say(will, `My address is ${moved}`);

  expect(reply).toContain('I have changed it in “Our trust” too.');
  const { interview, isInterviewComplete, progress } = await load(trust);
  expect(interview.facts.grantorAddress).toBe(moved);
  expect(isInterviewComplete).toBe(false);
  expect(progress).toBeLessThan(100);
  expect(interview.confirmed).not.toContain('grantorAddress');
});

test('a finished document hears nothing, and asks once it is changed again', async () => {
  const trust = await completeTestDocument(context, { member, revisionEndsAt: null });
  const before = await load(trust);
  const will = await beginWill();
  await say(will, 'yes');
  await recordFact(context, { documentId: will, member, origin, field: 'grantorAddress', value: moved });
  expect(await load(trust)).toEqual(before);

  await recordFact(context, { documentId: trust, member, origin, field: 'trustName', value: 'The Reyes Trust' });

  const { interview, status } = await load(trust);
  expect(status).toBe('draft');
  expect(interview.facts.grantorAddress).not.toBe(moved);
  expect(interview.asked).toEqual({ kind: 'differs', field: 'grantorAddress' });
  await say(trust, 'Yes, change it here too');
  expect((await load(trust)).interview.facts.grantorAddress).toBe(moved);
});

test('a paid document tells that another one has changed the name of the trust since, and stops when it says the same', async () => {
  const trust = await completeTestDocument(context, { member, revisionEndsAt: null });
  const will = await beginWill();
  await say(will, 'yes');
  const outdated = async () => (await readDocument(context, { documentId: trust, userId: member.userId })).outdated;
  expect(await outdated()).toEqual([]);

  await recordFact(context, { documentId: will, member, origin, field: 'trustName', value: 'The Oak Trust' });

  expect(await outdated()).toEqual([expect.stringContaining('The Oak Trust')]);
  const { documents } = await listDocuments(context, { userId: member.userId });
  const told = new Map(documents.map(({ id, outdated: words }) => [id, words.length]));
  expect(told).toEqual(
    new Map([
      [will, 0],
      [trust, 1],
    ]),
  );
  await recordFact(context, {
    documentId: will,
    member,
    origin,
    field: 'trustName',
    value: 'The Marisol Reyes Living Trust',
  });
  expect(await outdated()).toEqual([]);
});
