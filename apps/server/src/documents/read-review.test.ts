import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { askAttorney } from '#documents/ask-attorney.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { createDocument } from '#documents/create-document.ts';
import { readFacts } from '#documents/read-facts.ts';
import { readReview } from '#documents/read-review.ts';
import { takeUpNote } from '#documents/take-up-note.ts';
import { documents } from '#documents/tables.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
});
beforeEach(async () => {
  member = await createTestMember(context);
});
afterAll(() => context.close());

const typeId = 'durable-financial-poa';

const begin = async (change: object) => {
  const { id } = await createDocument(context, { member, name: 'Ours', documentTypeId: typeId, origin });
  const [row] = await context.db.select().from(documents).where(eq(documents.id, id));
  await context.db
    .update(documents)
    .set({ interview: { ...row!.interview, ...change } })
    .where(eq(documents.id, id));
  return id;
};

test('a whole draft is told in plain sentences, with its law and where a note can be printed', async () => {
  const documentId = await begin({ facts: documentTypeOf(typeId).sample });
  const review = await readReview(context, { documentId, userId: member.userId });
  expect(review).toMatchObject({
    state: 'Pennsylvania',
    maker: 'Eleanor Ruth Whitfield',
    ownWords: 'Special instructions',
    summary: [{ phase: 'live' }, { phase: 'cannotAct' }, { phase: 'die' }],
  });
});

test('the usual settings are told as if they were taken, and recorded with the confirmation alone that takes them', async () => {
  const { bondRequired: _bond, survivalDays: _days, ...facts } = documentTypeOf('living-trust').sample;
  const { id } = await createDocument(context, { member, name: 'Ours', documentTypeId: 'living-trust', origin });
  const [row] = await context.db.select().from(documents).where(eq(documents.id, id));
  await context.db
    .update(documents)
    .set({ interview: { ...row!.interview, facts } })
    .where(eq(documents.id, id));
  const whose = { documentId: id, member, origin };
  const review = await readReview(context, { documentId: id, userId: member.userId });
  expect(JSON.stringify(review.summary)).toContain('only if still alive 30 days after your death');

  const looked = await confirmAllFacts(context, whose);
  expect(looked.rows.filter(({ isUsual }) => isUsual).map(({ usual }) => usual)).toEqual(['No', '30 days']);
  expect(looked.isComplete).toBe(false);
  const agreed = await confirmAllFacts(context, { ...whose, takesUsual: true });
  expect(agreed.isComplete).toBe(true);
  expect(agreed.rows.find(({ field }) => field === 'survivalDays')).toMatchObject({ value: 30, state: 'confirmed' });
});

test('of a draft with nothing in it nothing is told', async () => {
  const documentId = await begin({ facts: {} });
  const review = await readReview(context, { documentId, userId: member.userId });
  expect(review).toMatchObject({ summary: [], state: null, maker: null });
});

test('a note is printed in the words of the person, and a question for an attorney is kept once', async () => {
  const words = 'Keep the roses';
  const documentId = await begin({ facts: {}, notes: [{ words }] });
  const asked = { documentId, member, origin, words: 'Who pays the taxes?' };
  await askAttorney(context, asked);
  await askAttorney(context, asked);
  await takeUpNote(context, { documentId, member, origin, words });

  const { rows, notes } = await readFacts(context, { documentId, userId: member.userId });
  expect(notes).toEqual([{ words: 'Who pays the taxes?', isQuestion: true }]);
  expect(rows.find(({ label }) => label === 'Special instructions')).toMatchObject({
    value: 'Keep the roses.',
    state: 'recorded',
  });
});
