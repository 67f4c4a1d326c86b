import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument, interviewTestDocument, testFacts } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { createDocument } from '#documents/create-document.ts';
import { deleteDocument } from '#documents/delete-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { listPeople } from '#documents/people/list-people.ts';
import { readFacts } from '#documents/read-facts.ts';
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

const namesOf = async (): Promise<readonly string[]> =>
  (await listPeople(context, member)).people.map(({ name }) => name);
const load = (documentId: string) => loadOwnDocument(context.db, { documentId, userId: member.userId });
/** As documents were kept before there was a register. */
const makeOlder = async (): Promise<void> => {
  await context.db.execute(
    sql`update documents set interview = interview - 'people' - 'known' where user_id = ${member.userId}`,
  );
  await context.db.execute(sql`delete from people where user_id = ${member.userId}`);
};

test('everybody is listed once, with every place at which a document names them', async () => {
  const documentId = await interviewTestDocument(context, { member, name: 'Our trust' });
  const { people } = await listPeople(context, member);
  expect(people.map(({ name }) => name)).toEqual(['Marisol Reyes', 'Ana Reyes', 'Luis Reyes']);
  const [maker, , brother] = people;
  expect(maker).toMatchObject({
    isMaker: true,
    bornOn: testFacts.grantorDateOfBirth,
    address: testFacts.grantorAddress,
  });
  expect(brother).toMatchObject({ relationships: ['brother'], isLiving: true, isMaker: false, isOrganization: false });
  expect(brother?.roles).toEqual([
    { documentId, documentName: 'Our trust', label: 'Beneficiaries and shares' },
    { documentId, documentName: 'Our trust', label: 'Successor trustee' },
  ]);
});

test('whoever was named by mistake is not listed any more', async () => {
  const documentId = await interviewTestDocument(context, { member });
  const whose = { documentId, member, origin, field: 'successorTrustee' };
  await recordFact(context, { ...whose, value: { name: 'Bela Novak' } });
  expect(await namesOf()).toContain('Bela Novak');
  await recordFact(context, { ...whose, value: { name: 'Luis Reyes', relationship: 'brother' } });
  expect(await namesOf()).not.toContain('Bela Novak');
});

test('a member sees nobody of another member', async () => {
  await interviewTestDocument(context, { member });
  expect(await listPeople(context, await createTestMember(context))).toEqual({ people: [] });
});

test('documents from before the register are entered when it is first opened, and say what they said', async () => {
  const draft = await interviewTestDocument(context, { member });
  const finished = await completeTestDocument(context, {
    member,
    facts: { successorTrustee: { name: 'Ines Moreau' } },
  });
  await makeOlder();
  const facts = await readFacts(context, { documentId: draft, userId: member.userId });
  const before = await load(finished);

  expect(await namesOf()).toEqual(['Marisol Reyes', 'Ana Reyes', 'Luis Reyes', 'Ines Moreau']);

  expect(await readFacts(context, { documentId: draft, userId: member.userId })).toEqual(facts);
  const after = await load(finished);
  expect(after.interview.facts).toEqual(before.interview.facts);
  expect({ ...after, interview: null }).toEqual({ ...before, interview: null });
  expect(await namesOf()).toHaveLength(4);
});

test('an older document offers what it knows to the next one', async () => {
  await interviewTestDocument(context, { member });
  await makeOlder();
  const { id } = await createDocument(context, { member, name: 'Will', documentTypeId: 'pour-over-will', origin });
  const { interview } = await load(id);
  expect(interview.asked).toEqual({ kind: 'known' });
  expect(interview.known?.map(({ from }) => from)).toContain('your living trust');
});

test('whoever no document names any more goes with the last one that did', async () => {
  const first = await interviewTestDocument(context, { member });
  const { id } = await createDocument(context, { member, name: 'Ours', documentTypeId: 'pour-over-will', origin });
  await recordFact(context, { documentId: id, member, origin, field: 'executor', value: { name: 'Luis Reyes' } });
  await deleteDocument(context, { documentId: first, member, origin });
  expect(await namesOf()).toEqual(['Luis Reyes']);
  await deleteDocument(context, { documentId: id, member, origin });
  expect(await namesOf()).toEqual([]);
});

test('each document is described once, however many people it names', async () => {
  const documentId = await interviewTestDocument(context, { member, name: 'Large' });
  const children = Array.from({ length: 30 }, (_, index) => ({
    name: `Child${'abcdefghijklmnopqrstuvwxyzåäöé'[index]} Reyes`,
    relationship: 'child',
  }));
  await recordFact(context, { documentId, member, origin, field: 'children', value: children });
  const described = vi.spyOn(documentTypeOf('living-trust').interview, 'describe');
  const { people } = await listPeople(context, member);
  expect(people.length).toBeGreaterThan(20);
  expect(described).toHaveBeenCalledTimes(1);
  described.mockRestore();
});

test('no account names more people than can be compared with each other', async () => {
  const documentId = await interviewTestDocument(context, { member });
  await context.db.execute(
    sql`insert into people select (jsonb_populate_record(null::people, to_jsonb(kept) || jsonb_build_object(
        'id', gen_random_uuid(), 'position', 10000 + n, 'name', 'Somebody ' || n, 'told', '[]'::jsonb))).*
      from (select * from people where user_id = ${member.userId} limit 1) as kept, generate_series(1, 600) as n`,
  );
  const add = (name: string) =>
    recordFact(context, { documentId, member, origin, field: 'children', value: [{ name, relationship: 'son' }] });
  await expect(add('Someone New')).rejects.toMatchObject({ refusal: { code: 'too-many-people' } });
});
