import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import { findingsIn } from '@evergrant/domain/wording/spoken/say-findings.ts';
import type { DocumentHtml } from '@evergrant/contract/documents.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { findingsOf } from '#documents/findings-of.ts';
import { todayOf } from '#documents/today.ts';
import type { DocumentRow } from '#documents/document-row.ts';

/** A draft as it may be shown: assembled from the facts recorded so far, with the PREVIEW mark, and what a review finds. */
export const previewDocument = (document: DocumentRow, now: Date): DocumentHtml => {
  const { facts } = document.interview;
  const instrument = typeOf(document).preview(facts, todayOf(now));
  return {
    html: renderHtml(instrument, { watermark: true }),
    isPreview: true,
    progress: document.progress,
    findings: [...findingsIn(languageOf(document.interview), findingsOf(document, instrument))],
  };
};
