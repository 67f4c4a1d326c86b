import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appendAudit } from '#platform/audit.ts';
import { openTestContext } from '#platform/testing/open-test-context.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import type { Db } from '#platform/database/database.ts';

const countsOf = async (db: Db): Promise<unknown> => {
  const counts = sql`select (select count(*)::int from audit_rows) as audit, (select count(*)::int from users) as users,
    (select count(*)::int from pgboss.job) as jobs, (select json_agg(name) from pgboss.queue) as queues,
    (select json_agg(last_value) from pg_sequences where schemaname = 'public') as sequences,
    current_setting('timezone') as zone, current_setting('search_path') as path`;
  return ((await db.execute(counts)) as { readonly rows: readonly unknown[] }).rows[0];
};

test('a test finds nothing of what another one wrote, and cannot be written to by it', async () => {
  const first = await openTestContext();
  const beginning = await countsOf(first.db);
  const { userId } = await createTestMember(first);
  await first.db.transaction(async (tx) => {
    const entry = { stream: `account:${userId}`, at: first.clock(), actor: 'system', action: 'account created' };
    await appendAudit(tx, entry);
    await first.announce(tx, 'account.reset-requested', { userId, sealedToken: 'sealed' });
  });
  await first.db.execute(sql`set time zone 'Asia/Tokyo'`);
  expect(await countsOf(first.db)).toMatchObject({ audit: 1, users: 1, jobs: 1, zone: 'Asia/Tokyo' });
  await first.close();

  const second = await openTestContext();

  expect(await countsOf(second.db)).toEqual(beginning);
  const late = (async () => first.db.execute(sql`select 1`))();
  await expect(late).rejects.toMatchObject({ cause: { message: 'PGlite is closed' } });
  await second.close();
});

test('a test that changes a table leaves it changed to nobody', async () => {
  const first = await openTestContext();
  await first.db.execute(sql`alter table users drop column name`);
  await first.close();

  const second = await openTestContext();

  const { userId } = await createTestMember(second);
  expect(userId).not.toBe('');
  await second.close();
});
