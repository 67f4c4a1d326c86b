import type { Language } from '@evergrant/domain/kit/language.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';

/** Changes in which language a member is written to; each document keeps the language in which it is made. */
export const changeLanguage = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { member, language, origin }: { readonly member: Member; readonly language: Language; readonly origin: Origin },
): Promise<void> => {
  const { userId } = member;
  await db.transaction(async (tx) => {
    await tx.update(users).set({ language, updatedAt: clock() }).where(eq(users.id, userId));
    const entry = { stream: `account:${userId}`, at: clock(), actor: `member:${userId}`, action: 'language changed' };
    await appendAudit(tx, { ...entry, origin });
  });
};
