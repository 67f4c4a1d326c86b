import type { DocumentAnswer } from '@evergrant/contract/trusts.ts';
import type { Context } from '#platform/context.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';
import { findingsOf } from '#trusts/findings-of.ts';
import { loadOwnTrust, type OwnTrust } from '#trusts/load-own-trust.ts';
import { previewDocument } from '#trusts/preview-document.ts';

/** A document as it may be shown now: a draft as a preview, a finished one frozen, a signed one as it was executed. */
export const readDocument = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  own: OwnTrust,
): Promise<DocumentAnswer> => {
  const trust = await loadOwnTrust(db, own);
  if (trust.currentVersionId === null) return previewDocument(trust, clock());

  const version = await readFrozenVersion(db, trust.currentVersionId);
  return {
    html: version.executedHtml ?? version.html,
    isPreview: false,
    progress: trust.progress,
    findings: findingsOf(trust, version.document),
  };
};
