import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import type { Context } from '#platform/context.ts';
import { describeDocument } from '#documents/describe-document.ts';
import { listDocumentRows } from '#documents/executed-versions.ts';
import { findOutdated } from '#documents/find-outdated.ts';
import { loadPeople } from '#documents/people/load-people.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import { listVersionMarks } from '#documents/list-version-marks.ts';

/** One document of a member, without its text. */
export const readDocument = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  own: OwnDocument,
): Promise<DocumentSummary> => {
  const document = await loadOwnDocument(db, own);
  const { userId } = document;
  const account = { documents: await listDocumentRows(db, userId), register: await loadPeople(db, userId) };
  const versions = await listVersionMarks(db, [document]);
  return describeDocument(document, { versions, now: clock(), outdated: findOutdated(document, account) });
};
