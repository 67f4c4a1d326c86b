import { inArray, like, or, sql } from 'drizzle-orm';
import type { Contact } from '#accounts/find-contact.ts';
import { users } from '#accounts/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { beginsWith } from '#platform/paging.ts';

const most = 500;
const columns = { userId: users.id, name: users.name, email: users.email, language: users.language };

/** Members whose name or address begins with what was typed, at most five hundred. */
export const searchContacts = async (db: DbOrTx, search: string): Promise<readonly Contact[]> => {
  const pattern = beginsWith(search.toLowerCase());
  return db
    .select(columns)
    .from(users)
    .where(or(like(sql`lower(${users.name})`, pattern), like(sql`lower(${users.email})`, pattern)))
    .limit(most);
};

/** Names and addresses of several members by their ids; whoever has deleted the account is missing. */
export const findContacts = async (db: DbOrTx, userIds: readonly string[]): Promise<ReadonlyMap<string, Contact>> => {
  if (userIds.length === 0) return new Map();
  const found = await db
    .select(columns)
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(found.map((contact) => [contact.userId, contact]));
};
