import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetRateLimits } from '#platform/forget-rate-limits.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { rateLimits } from '#platform/tables.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

test('counts of attempts are forgotten once they hold nobody up, and not before', async () => {
  const rateLimit = rateLimitOf(context.db);
  const limit = { name: 'tries', attempts: 1, seconds: 60 };
  await rateLimit.count(limit, 'somebody', 'Too many.');

  await forgetRateLimits({ db: context.db, clock: () => new Date() });
  await expect(rateLimit.count(limit, 'somebody', 'Too many.')).rejects.toThrow('Too many.');

  await forgetRateLimits({ db: context.db, clock: () => new Date(Date.now() + 3_600_000) });
  expect(await context.db.select().from(rateLimits)).toEqual([]);
});
