import type { AffiliateSort } from '@evergrant/contract/administration-records.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAffiliates } from '#affiliates/list-affiliates.ts';
import { readApplication } from '#affiliates/applications/read-application.ts';
import { readAudit } from '#platform/audit.ts';
import { addTestAffiliate, addTestCommission } from '#platform/testing/add-test-affiliate.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

const many = 230;
const names = ['Ana', 'Bo', 'Cleo', 'Zoë'];
let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
  for (let number = 0; number < many; number += 1) {
    const firstName = names[number % names.length] ?? '';
    // Three at each moment, so that the order needs more than the moment.
    if (number % 3 === 0) context.advance(1_000);
    const status = number % 5 === 0 ? 'pending' : 'approved';
    await addTestAffiliate(context, { firstName, lastName: `Miller${number}`, kept: { status } });
  }
});
afterAll(() => context.close());

const readAll = async (sort: AffiliateSort, asked: Parameters<typeof listAffiliates>[1] = {}) => {
  const pages = [];
  let cursor: string | undefined;
  do {
    const page = await listAffiliates(context, { ...asked, sort, ...(cursor ? { cursor } : {}) });
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return { pages, rows: pages.flatMap(({ rows }) => rows) };
};

test.each(['newest', 'oldest', 'name'] as const)('pages sorted by %s hold everybody once, in order', async (sort) => {
  const { pages, rows } = await readAll(sort);
  expect(pages.map((page) => page.rows.length)).toEqual([100, 100, 30]);
  expect(pages.every(({ total, isMore }) => total === many && !isMore)).toBe(true);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(many);
  // The order of names is the database's; their first letters tell enough.
  const keys = rows.map(({ appliedAt, name }) => (sort === 'name' ? name.slice(0, 1) : appliedAt));
  const sorted = keys.toSorted();
  expect(keys).toEqual(sort === 'newest' ? sorted.toReversed() : sorted);
});

test('an affiliate is found by the beginnings of name, address and code, in any order', async () => {
  const wanted = await addTestAffiliate(context, { firstName: 'Ifeoma', lastName: "O'Brien-Łukasz" });
  const found = async (search: string) => (await listAffiliates(context, { search })).rows.map(({ id }) => id);
  const [, codePart = ''] = wanted.affiliateCode.split('-');
  for (const search of [
    'ife',
    'IFEOMA',
    'brien ifeo',
    "o'brien",
    'łuk',
    "ife') --",
    wanted.applicationData.email,
    codePart,
  ]) {
    expect([search, await found(search)]).toEqual([search, [wanted.id]]);
  }
  for (const search of ['ifeoma miller', 'feoma', '%', "'", ':*&|!']) {
    expect([search, await found(search)]).toEqual([search, []]);
  }
});

test('a status and a search narrow the same list, and its total', async () => {
  const { rows, pages } = await readAll('newest', { status: 'pending', search: 'bo' });
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.every(({ status, name }) => status === 'pending' && name.startsWith('Bo '))).toBe(true);
  expect(pages[0]?.total).toBe(rows.length);
});

test('a cursor that the list has not given out is refused', async () => {
  const other = Buffer.from(JSON.stringify(["x'; drop table affiliates", 'y'])).toString('base64url');
  for (const cursor of ['nonsense', other]) {
    await expect(listAffiliates(context, { cursor })).rejects.toMatchObject({ kind: 'invalid' });
  }
});

test('who reads where the money goes stays in the trail, and lists never tell it', async () => {
  const admin = { ...(await createTestMember(context)), role: 'admin' as const };
  const { id } = await addTestAffiliate(context, { firstName: 'Quinn', payoutDetails: 'IBAN DE02 1203 0000' });
  await addTestCommission(context, { affiliateId: id });
  await addTestCommission(context, { affiliateId: id, paid: true, paidAt: context.clock() });
  await addTestCommission(context, { affiliateId: id, heldFor: 'same-address' });
  await addTestCommission(context, { affiliateId: id, heldFor: 'witness', reviewed: 'refused' });

  const read = await readApplication(context, { admin, affiliateId: id, origin });
  expect(read).toMatchObject({
    payoutDetails: 'IBAN DE02 1203 0000',
    website: 'https://hill.example',
    commissions: { conversions: 4, earnedInCents: 15_000, paidInCents: 5_000, pendingInCents: 10_000, held: 1 },
  });
  expect(await readAudit(context.db, `affiliate:${id}`)).toMatchObject([
    { actor: `admin:${admin.userId}`, action: 'payout details read', details: {} },
  ]);
  expect(JSON.stringify(await listAffiliates(context, { search: 'quinn' }))).not.toContain('IBAN');
});

test('an application can be read even when its payout details can no longer be opened', async () => {
  const admin = { ...(await createTestMember(context)), role: 'admin' as const };
  const { id } = await addTestAffiliate(context, { kept: { payoutDetails: 'sealed with another secret' } });
  expect(await readApplication(context, { admin, affiliateId: id, origin })).toMatchObject({ payoutDetails: null });
});
