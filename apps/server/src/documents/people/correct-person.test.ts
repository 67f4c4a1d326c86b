import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument, interviewTestDocument, testFacts } from '#platform/testing/complete-test-document.ts';
import { readAudit } from '#platform/audit.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { createDocument } from '#documents/create-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { correctPerson } from '#documents/people/correct-person.ts';
import { listPeople } from '#documents/people/list-people.ts';
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

const factsOf = async (documentId: string) =>
  (await loadOwnDocument(context.db, { documentId, userId: member.userId })).interview.facts;
const idOf = async (name: string): Promise<string> =>
  (await listPeople(context, member)).people.find((one) => one.name === name)?.id ?? '';
const correct = async (name: string, change: Parameters<typeof correctPerson>[1]['change']) =>
  correctPerson(context, { member, personId: await idOf(name), change, origin });

test('a name is put right once, in every draft, and in no finished document', async () => {
  const finished = await completeTestDocument(context, { member, name: 'Finished' });
  const draft = await interviewTestDocument(context, { member, name: 'Draft' });
  const frozen = await loadOwnDocument(context.db, { documentId: finished, userId: member.userId });

  const { person, changedDocuments } = await correct('Luis Reyes', { name: 'Luis Alberto Reyes Luna' });

  expect(person).toMatchObject({ name: 'Luis Alberto Reyes Luna', relationships: ['brother'] });
  expect(changedDocuments).toEqual(['Draft']);
  const facts = await factsOf(draft);
  expect(facts.beneficiaries?.[1]?.name).toBe('Luis Alberto Reyes Luna');
  expect(facts.successorTrustee?.name).toBe('Luis Alberto Reyes Luna');
  expect(await loadOwnDocument(context.db, { documentId: finished, userId: member.userId })).toEqual(frozen);
});

test('a draft whose people were put right waits for a new look at it', async () => {
  const draft = await interviewTestDocument(context, { member });
  await correct('Ana Reyes', { name: 'Anna Reyes' });
  const { isInterviewComplete, progress } = await loadOwnDocument(context.db, {
    documentId: draft,
    userId: member.userId,
  });
  expect(isInterviewComplete).toBe(false);
  expect(progress).toBeLessThan(100);
});

test('what stands beside a name is put right with it', async () => {
  const draft = await interviewTestDocument(context, { member, facts: { takersOnBenefits: [] } });
  await correct('Ana Reyes', { bornOn: '1992-05-06', relationships: ['stepdaughter'], hasBenefits: true });
  const facts = await factsOf(draft);
  expect(facts.children).toEqual([
    { name: 'Ana Reyes', relationship: 'stepdaughter', livingStatus: 'living', dateOfBirth: '1992-05-06' },
  ]);
  expect(facts.beneficiaries?.[0]).toMatchObject({ relationship: 'stepdaughter' });
  expect(facts.takersOnBenefits).toEqual(['Ana Reyes']);
  await correct('Ana Reyes', { isLiving: false });
  expect((await factsOf(draft)).children?.[0]?.livingStatus).toBe('deceased');
});

test('a new address of the maker reaches drafts that had the old one, and its state with it', async () => {
  const draft = await interviewTestDocument(context, { member });
  const { id: other } = await createDocument(context, {
    ...{ member, name: 'Will', documentTypeId: 'pour-over-will', origin },
  });
  for (const field of ['grantorName', 'grantorAddress'] as const)
    await recordFact(context, { documentId: other, member, origin, field, value: testFacts[field] });

  await correct('Marisol Reyes', { address: '9 Pine Street, Austin, TX 78701' });

  for (const documentId of [draft, other])
    expect(await factsOf(documentId)).toMatchObject({
      grantorAddress: '9 Pine Street, Austin, TX 78701',
      grantorState: 'TX',
    });
});

test('a birth that lies ahead is refused at its place, and so is a maker who is not of age', async () => {
  const draft = await interviewTestDocument(context, { member });
  const refused = { kind: 'invalid', refusal: { code: 'person-refused', errors: [{ field: 'bornOn' }] } };
  await expect(correct('Ana Reyes', { bornOn: '2999-01-01' })).rejects.toMatchObject(refused);
  await expect(correct('Marisol Reyes', { bornOn: '2020-01-01' })).rejects.toMatchObject(refused);
  expect((await factsOf(draft)).grantorDateOfBirth).toBe(testFacts.grantorDateOfBirth);
});

test('the trail says that a person was put right and in what, without the words', async () => {
  await interviewTestDocument(context, { member });
  const personId = await idOf('Ana Reyes');
  await correct('Ana Reyes', { name: 'Anna Reyes', bornOn: '1992-05-06' });
  const trail = await readAudit(context.db, `account:${member.userId}`);
  expect(trail).toMatchObject([
    {
      action: 'person corrected',
      actor: `member:${member.userId}`,
      details: { personId, changed: ['name', 'bornOn'] },
    },
  ]);
});

test('nobody puts a person of another member right', async () => {
  await interviewTestDocument(context, { member });
  const personId = await idOf('Ana Reyes');
  const stranger = await createTestMember(context);
  const change = { name: 'Eve' };
  await expect(correctPerson(context, { member: stranger, personId, change, origin })).rejects.toMatchObject({
    kind: 'absent',
    refusal: { code: 'person-not-found' },
  });
});

test('whether a name is a person or an organization is kept, and put right in every draft', async () => {
  const draft = await interviewTestDocument(context, { member, facts: { successorTrustee: { name: 'Mercy Lane' } } });
  expect((await listPeople(context, member)).people.at(-1)).toMatchObject({ kind: null, isOrganization: false });

  const { person, changedDocuments } = await correct('Mercy Lane', { kind: 'organization' });

  expect(person).toMatchObject({ kind: 'organization', isOrganization: true });
  expect(changedDocuments).toHaveLength(1);
  expect((await factsOf(draft)).successorTrustee).toEqual({ name: 'Mercy Lane', kind: 'organization' });
  expect((await listPeople(context, member)).people.at(-1)).toMatchObject({ kind: 'organization' });
});
