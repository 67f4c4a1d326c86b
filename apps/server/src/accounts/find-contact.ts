import type { Language } from '@evergrant/domain/kit/language.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

export interface Contact {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Whom an event is about when there is no such account. */
export const nobody = 'nobody';

/** Name, address and language of a member, for a mail or a signature; undefined once the account is gone. */
export const findContact = async (db: DbOrTx, userId: string): Promise<Contact | undefined> => {
  const [user] = await db
    .select({ userId: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return user;
};
