import type { Person } from '@evergrant/domain/people/person.ts';
import { asc, desc, eq } from 'drizzle-orm';
import { people } from '#documents/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** The register of a member's people, in the order in which they became known. */
export const loadPeople = async (db: DbOrTx, userId: string): Promise<readonly Person[]> => {
  const rows = await db.select().from(people).where(eq(people.userId, userId)).orderBy(asc(people.position));
  return rows.map(({ userId: _owner, position: _position, updatedAt: _changed, ...person }) => person);
};

/** The maker of the latest documents, with what they have told of themselves; undefined before anybody has. */
export const findMaker = async (db: DbOrTx, userId: string): Promise<Pick<Person, 'id' | 'told'> | undefined> => {
  const rows = await db
    .select({ id: people.id, told: people.told })
    .from(people)
    .where(eq(people.userId, userId))
    .orderBy(desc(people.updatedAt), desc(people.position));
  return rows.find(({ told }) => told.length > 0);
};
