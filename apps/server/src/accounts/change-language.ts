import type { Language } from '@evergrant/domain/kit/language.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';

/** Changes in which language a member is written to; each document keeps the language in which it is made. */
export const changeLanguage = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { member, language }: { readonly member: Member; readonly language: Language },
): Promise<void> => {
  await db.update(users).set({ language, updatedAt: clock() }).where(eq(users.id, member.userId));
};
