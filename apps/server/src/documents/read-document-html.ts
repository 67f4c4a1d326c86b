import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import { findingsIn } from '@evergrant/domain/wording/spoken/say-findings.ts';
import type { DocumentHtml } from '@evergrant/contract/documents.ts';
import type { Context } from '#platform/context.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { findingsOfVersion } from '#documents/findings-of.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import { previewDocument } from '#documents/preview-document.ts';
import type { DocumentRow } from '#documents/document-row.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** A document as it may be shown now. */
export const readDocumentHtml = async (context: Needs, own: OwnDocument): Promise<DocumentHtml> =>
  printDocument(context, await loadOwnDocument(context.db, own));

/** A draft as a preview, a finished document as it was frozen, a signed one as it was executed. */
export const printDocument = async ({ db, clock }: Needs, document: DocumentRow): Promise<DocumentHtml> => {
  if (document.currentVersionId === null) return previewDocument(document, clock());

  const version = await readFrozenVersion(db, document.currentVersionId);
  return {
    html: version.executedHtml ?? version.html,
    isPreview: false,
    progress: document.progress,
    findings: [...findingsIn(languageOf(document.interview), findingsOfVersion(document, version))],
  };
};
