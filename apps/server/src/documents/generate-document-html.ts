import type { DocumentHtml } from '@evergrant/contract/documents.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import { printDocument } from '#documents/read-document-html.ts';

/** Assembles a document from its recorded facts. What the browser sends as data is never believed, and nothing is kept. */
export const generateDocumentHtml = async (
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  own: OwnDocument,
): Promise<DocumentHtml> => {
  const document = await outside(context, {
    message: 'Failed to fetch trust data',
    work: () => loadOwnDocument(context.db, own),
  });

  const answer = await outside(context, {
    message: 'Document generation failed',
    work: () => printDocument(context, document),
  });
  if (answer.html !== '') return answer;
  throw new Refused('outside', { code: 'no-html', message: 'No HTML content returned from document generation' });
};

/** Says what failed in the words of this function; the cause is logged, never shown. */
const outside = async <Answer>(
  { log }: Pick<Context, 'log'>,
  { message, work }: { readonly message: string; readonly work: () => Promise<Answer> },
): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) throw error;
    log.error({ err: error }, 'document generation');
    throw new Refused('outside', { code: 'generation-failed', message }, { cause: error });
  }
};
