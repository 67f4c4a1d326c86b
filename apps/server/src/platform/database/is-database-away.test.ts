import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseAway } from '#platform/database/is-database-away.ts';

const fault = (code: string, message = 'no') => Object.assign(new Error(message), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', '53300', '57P01', '57P02', '57P03'])(
  'a database that answers with %s is away, however deep the cause lies',
  (code) => {
    expect(isDatabaseAway(fault(code))).toBe(true);
    expect(
      isDatabaseAway(new Error('Failed to get session', { cause: new DrizzleQueryError('', [], fault(code)) })),
    ).toBe(true);
  },
);

test('a query that the database refuses is a fault of ours', () => {
  for (const code of ['23505', '42P01', '22P02']) {
    expect(isDatabaseAway(new DrizzleQueryError('', [], fault(code, 'refused')))).toBe(false);
  }
});
