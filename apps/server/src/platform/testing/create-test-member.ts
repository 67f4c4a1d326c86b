import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';

/** Where test requests come from. */
export const testOrigin: Origin = { ipAddress: '203.0.113.7', userAgent: 'Vitest' };

/** A member with a confirmed address. */
export const createTestMember = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { name = 'Marisol Reyes', ...given }: { readonly name?: string; readonly email?: string } = {},
): Promise<Member> => {
  const userId = randomUUID();
  const email = given.email ?? `${userId}@example.com`;
  const now = clock().toISOString();
  await db.execute(
    sql`insert into users (id, name, email, email_verified, email_confirmed_at, created_at, updated_at)
      values (${userId}, ${name}, ${email}, true, ${now}, ${now}, ${now})`,
  );
  return { kind: 'member', userId, name, email, role: 'member' };
};
