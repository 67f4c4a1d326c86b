import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import type { Context } from '#platform/context.ts';
import { describeDocument } from '#documents/describe-document.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import { listVersionMarks } from '#documents/list-version-marks.ts';

/** One document of a member, without its text. */
export const readDocument = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  own: OwnDocument,
): Promise<DocumentSummary> => {
  const document = await loadOwnDocument(db, own);
  return describeDocument(document, { versions: await listVersionMarks(db, [document]), now: clock() });
};
