import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { clearFact } from '#documents/clear-fact.ts';
import { confirmFact } from '#documents/confirm-fact.ts';
import { createDocument } from '#documents/create-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { recordFact } from '#documents/record-fact.ts';

let context: TestContext;
let member: Member;
let whose: { documentId: string; member: Member; origin: typeof origin };

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
  const wanted = { member, name: 'Ours', documentTypeId: 'living-trust', origin };
  whose = { documentId: (await createDocument(context, wanted)).id, member, origin };
});
afterAll(() => context.close());

const rowOf = (facts: Awaited<ReturnType<typeof recordFact>>, field: string) =>
  facts.rows.find((row) => row.field === field);

test('a fact is recorded, confirmed and forgotten, and the progress follows', async () => {
  const recorded = await recordFact(context, { ...whose, field: 'grantorName', value: ' Marisol  Reyes ' });
  expect(rowOf(recorded, 'grantorName')).toMatchObject({ value: 'Marisol Reyes', state: 'recorded' });
  expect(recorded.progress).toBeGreaterThan(0);
  const { progress } = await loadOwnDocument(context.db, { documentId: whose.documentId, userId: member.userId });
  expect(progress).toBe(recorded.progress);

  const confirmed = await confirmFact(context, { ...whose, field: 'grantorName' });
  expect(rowOf(confirmed, 'grantorName')).toMatchObject({ state: 'confirmed' });

  const cleared = await clearFact(context, { ...whose, field: 'grantorName' });
  expect(rowOf(cleared, 'grantorName')).toMatchObject({ value: null, state: 'missing' });
  expect(cleared.missingFields).toContain('grantorName');
});

test('a value that does not fit its question is refused at its field and not kept', async () => {
  await expect(recordFact(context, { ...whose, field: 'maritalStatus', value: 'Complicated' })).rejects.toMatchObject({
    kind: 'invalid',
    refusal: { code: 'fact-refused', errors: [{ field: 'value' }] },
  });
  const { interview } = await loadOwnDocument(context.db, { documentId: whose.documentId, userId: member.userId });
  expect(interview.facts.maritalStatus).toBeUndefined();
});

test.each(['__proto__', 'constructor', 'user_id', 'status'])('there is no fact called %s', async (field) => {
  await expect(recordFact(context, { ...whose, field, value: 'x' })).rejects.toMatchObject({ kind: 'absent' });
});

test('edits at the same time are all kept', async () => {
  const facts = [
    ['grantorName', 'Marisol Reyes'],
    ['grantorCounty', 'Sacramento'],
    ['trustName', 'The Reyes Trust'],
    ['maritalStatus', 'Single'],
  ] as const;

  await Promise.all(facts.map(([field, value]) => recordFact(context, { ...whose, field, value })));

  const { interview } = await loadOwnDocument(context.db, { documentId: whose.documentId, userId: member.userId });
  expect(interview.facts).toMatchObject(Object.fromEntries(facts));
});
