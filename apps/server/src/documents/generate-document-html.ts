import type { DocumentHtml } from '@evergrant/contract/documents.ts';
import type { Context, Inside } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { lockOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import { readDocumentHtml } from '#documents/read-document-html.ts';
import { savePreview } from '#documents/save-preview.ts';

/** Assembles a document from its recorded facts and keeps the HTML. What the browser sends as data is never believed. */
export const generateDocumentHtml = async (
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  own: OwnDocument,
): Promise<DocumentHtml> =>
  context.db.transaction(async (tx) => {
    const document = await outside('Failed to fetch trust data', context, () => lockOwnDocument(tx, own));

    const answer = await outside('Document generation failed', context, () => assemble({ ...context, tx }, own));
    if (answer.html === '') {
      throw new Refused('outside', { code: 'no-html', message: 'No HTML content returned from document generation' });
    }

    if (document.status === 'draft') await savePreview(tx, { documentId: own.documentId, html: answer.html });
    return answer;
  });

const assemble = ({ tx, clock }: Inside<'clock'>, own: OwnDocument) => readDocumentHtml({ db: tx, clock }, own);

/** Says what failed in the words of this function; the cause is logged, never shown. */
const outside = async <Answer>(
  message: string,
  { log }: Pick<Context, 'log'>,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) throw error;
    log.error({ err: error }, 'document generation');
    throw new Refused('outside', { code: 'generation-failed', message }, { cause: error });
  }
};
