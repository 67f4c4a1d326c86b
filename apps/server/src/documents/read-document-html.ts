import type { DocumentHtml } from '@evergrant/contract/documents.ts';
import type { Context } from '#platform/context.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { findingsOf } from '#documents/findings-of.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import { previewDocument } from '#documents/preview-document.ts';

/** A document as it may be shown now: a draft as a preview, a finished one frozen, a signed one as it was executed. */
export const readDocumentHtml = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  own: OwnDocument,
): Promise<DocumentHtml> => {
  const document = await loadOwnDocument(db, own);
  if (document.currentVersionId === null) return previewDocument(document, clock());

  const version = await readFrozenVersion(db, document.currentVersionId);
  return {
    html: version.executedHtml ?? version.html,
    isPreview: false,
    progress: document.progress,
    findings: findingsOf(document, version.document),
  };
};
