import { afterAll, beforeAll, expect, test } from 'vitest';
import { interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { openTestPostgres, type TestPostgres } from '#platform/testing/open-test-postgres.ts';
import { runAtOnce } from '#platform/testing/run-at-once.ts';
import { correctPerson } from '#documents/people/correct-person.ts';
import { listPeople } from '#documents/people/list-people.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { recordFact } from '#documents/record-fact.ts';

let postgres: TestPostgres;
let context: TestContext;

beforeAll(async () => {
  postgres = await openTestPostgres();
  context = await openTestContext(postgres.database);
});
afterAll(async () => {
  await context.close();
  await postgres.stop();
});

test('changes in several documents at once end with one address and one name in all of them, and nobody twice', async () => {
  const member = await createTestMember(context);
  const documentIds: string[] = [];
  for (const name of ['One', 'Two', 'Three']) documentIds.push(await interviewTestDocument(context, { member, name }));
  const { people } = await listPeople(context, member);
  const brother = people.find(({ name }) => name === 'Luis Reyes')?.id ?? '';
  const change = (round: number) => [
    ...documentIds.map((documentId, index) => async () => {
      const value = `${round}${index} Pine Street, Oakland, CA 94607`;
      await recordFact(context, { documentId, member, origin, field: 'grantorAddress', value });
    }),
    async () => {
      const named = { name: `Luis ${'ABCDEFGH'.charAt(round)}. Reyes` };
      await correctPerson(context, { member, personId: brother, change: named, origin });
    },
  ];
  const changes = Array.from({ length: 6 }, (_, round) => change(round + 1)).flat();

  await runAtOnce(changes, { run: (one) => one() });

  const facts = await Promise.all(
    documentIds.map(async (documentId) => {
      const { interview } = await loadOwnDocument(context.db, { documentId, userId: member.userId });
      return interview.facts;
    }),
  );
  expect(new Set(facts.map(({ grantorAddress }) => grantorAddress)).size).toBe(1);
  expect(new Set(facts.map(({ successorTrustee }) => successorTrustee?.name)).size).toBe(1);
  const after = (await listPeople(context, member)).people;
  expect(after).toHaveLength(people.length);
  expect(after.map(({ address }) => address)).toContain(facts[0]?.grantorAddress);
  expect(after.map(({ name }) => name)).toContain(facts[0]?.successorTrustee?.name);
}, 120_000);
