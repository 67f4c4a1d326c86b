import { findNameMistake } from '@evergrant/domain/names/find-name-mistake.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

/** Changes the name of an account; documents keep the names that they were made with. */
export const changeName = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  input: { readonly member: Member; readonly name: string; readonly origin: Origin },
): Promise<void> => {
  const { userId } = input.member;
  const name = input.name.trim();
  const message = findNameMistake(name);
  if (message) {
    const code = name ? 'invalid-name' : 'missing';
    throw new Refused('invalid', { code, message, errors: [{ field: 'name', message }] });
  }

  await db.transaction(async (tx) => {
    await tx.update(users).set({ name, updatedAt: clock() }).where(eq(users.id, userId));
    const entry = { stream: `account:${userId}`, at: clock(), actor: `member:${userId}`, action: 'name changed' };
    await appendAudit(tx, { ...entry, origin: input.origin });
  });
};
