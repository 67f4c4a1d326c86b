import { randomUUID } from 'node:crypto';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import type { Person } from '@evergrant/domain/people/person.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { findType } from '#documents/document-type-of.ts';
import { lockOwnDocuments } from '#documents/lock-own-documents.ts';
import { loadPeople } from '#documents/people/load-people.ts';
import { savePeople } from '#documents/people/save-people.ts';
import { documents } from '#documents/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** The register of a member's people, held with all documents for this transaction; documents from before it are entered first. */
export const openRegister = async (tx: Tx, userId: string): Promise<readonly Person[]> => {
  await lockOwnDocuments(tx, userId);
  const register = await loadPeople(tx, userId);
  const older = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), sql`${documents.interview} -> 'people' is null`))
    .orderBy(asc(documents.updatedAt), asc(documents.id));
  if (older.length === 0) return register;

  let entered = register;
  for (const document of older) {
    const { interview } = document;
    const before = emptied(interview);
    const told = findType(document)?.interview.tell(interview, {
      ...{ before, register: entered, newId: randomUUID, isSettled: true },
    });
    if (!told) continue;
    entered = told.register;
    // Who is meant is all that is new: a finished document says what it said, and so does a draft.
    const kept = { ...interview, people: told.interview.people ?? [] };
    await tx.update(documents).set({ interview: kept }).where(eq(documents.id, document.id));
  }
  const at = older.at(-1)?.updatedAt ?? new Date(0);
  await savePeople(tx, { userId, before: register, after: entered, at });
  return entered;
};

const emptied = (interview: StoredInterview): StoredInterview => ({
  ...interview,
  facts: {},
  people: [],
  confirmed: [],
});
