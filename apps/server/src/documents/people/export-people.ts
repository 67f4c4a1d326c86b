import { asc, eq } from 'drizzle-orm';
import { people } from '#documents/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** The register of a member's people, with what a maker told of themselves. */
export const exportPeople = async (db: DbOrTx, userId: string) => {
  const rows = await db.select().from(people).where(eq(people.userId, userId)).orderBy(asc(people.position));
  return rows.map(({ userId: _owner, position: _position, ...person }) => person);
};
