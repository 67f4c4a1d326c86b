import { idsOf } from '@evergrant/domain/people/people-of.ts';
import { and, eq, notInArray } from 'drizzle-orm';
import { documents, people } from '#documents/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** Removes the people of a member whom no document names any more. */
export const forgetUnnamed = async (tx: Tx, userId: string): Promise<void> => {
  const left = await tx.select({ interview: documents.interview }).from(documents).where(eq(documents.userId, userId));
  const named = left.flatMap(({ interview }) => [...idsOf(interview.people ?? [])]);
  await tx.delete(people).where(and(eq(people.userId, userId), notInArray(people.id, named)));
};
