import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { describeDocument } from '#documents/describe-document.ts';
import { findOutdated } from '#documents/find-outdated.ts';
import { loadPeople } from '#documents/people/load-people.ts';
import { documents } from '#documents/tables.ts';
import { listVersionMarks } from '#documents/list-version-marks.ts';

/** The documents of a member, newest first. */
export const listDocuments = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: { readonly userId: string },
): Promise<{ documents: DocumentSummary[]; count: number }> => {
  const own = await db
    .select()
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(desc(documents.createdAt), desc(documents.id));
  const known = { versions: await listVersionMarks(db, own), now: clock() };
  const account = { documents: own, register: await loadPeople(db, userId) };
  return {
    documents: own.map((document) =>
      describeDocument(document, { ...known, outdated: findOutdated(document, account) }),
    ),
    count: own.length,
  };
};
