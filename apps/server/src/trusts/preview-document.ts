import type { DocumentAnswer } from '@evergrant/contract/trusts.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import { findingsOf } from '#trusts/findings-of.ts';
import { todayOf } from '#trusts/today.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

/** A draft as it may be shown: assembled from the facts recorded so far, with the PREVIEW mark, and what a review finds. */
export const previewDocument = (trust: TrustRow, now: Date): DocumentAnswer => {
  const { facts } = trust.interview;
  const document = typeOf(trust).preview(facts, todayOf(now));
  return {
    html: renderHtml(document, { watermark: true }),
    isPreview: true,
    progress: trust.progress,
    findings: findingsOf(trust, document),
  };
};
