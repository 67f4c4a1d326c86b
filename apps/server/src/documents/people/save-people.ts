import { isDeepStrictEqual } from 'node:util';
import type { Person } from '@evergrant/domain/people/person.ts';
import { eq } from 'drizzle-orm';
import { people } from '#documents/tables.ts';
import type { Tx } from '#platform/database/database.ts';

interface Kept {
  readonly userId: string;
  readonly before: readonly Person[];
  readonly after: readonly Person[];
  readonly at: Date;
}

/** Keeps what has changed in the register of a member. */
export const savePeople = async (tx: Tx, { userId, before, after, at }: Kept): Promise<void> => {
  const knownById = new Map(before.map((person) => [person.id, person]));
  const added = after.filter(({ id }) => !knownById.has(id));
  if (added.length > 0) await tx.insert(people).values(added.map((person) => ({ ...person, userId, updatedAt: at })));
  for (const person of after) {
    const known = knownById.get(person.id);
    if (!known || isDeepStrictEqual(known, person)) continue;
    const { id, ...details } = person;
    await tx
      .update(people)
      .set({ ...details, updatedAt: at })
      .where(eq(people.id, id));
  }
};
