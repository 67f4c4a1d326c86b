import { createHash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';
import { loadOwnTrust, type OwnTrust } from '#trusts/load-own-trust.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

export type DownloadFormat = 'html' | 'pdf';

export interface DownloadedDocument {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The file that a member keeps: the final copy of a finished document, the stored bytes of a signed one. */
export const downloadDocument = async (
  context: Pick<Context, 'db' | 'files' | 'pdf'>,
  { format, ...own }: OwnTrust & { readonly format: DownloadFormat },
): Promise<DownloadedDocument> => {
  const trust = await loadOwnTrust(context.db, own);
  requirePaid(trust);
  if (trust.currentVersionId === null) throw refuseUnfinished();

  const version = await readFrozenVersion(context.db, trust.currentVersionId);
  const bytes = await bytesOf(context, { trust, version, format });
  return { name: trust.name, bytes };
};

const requirePaid = ({ paidAt }: TrustRow): void => {
  if (paidAt !== null) return;
  const message = 'Please complete your purchase to download this document.';
  throw new Refused('forbidden', { code: 'not-paid', message });
};

const refuseUnfinished = (): Refused => {
  const message = 'Your document is not finished yet. Please answer and confirm the remaining questions first.';
  return new Refused('conflict', { code: 'not-finished', message });
};

interface Wanted {
  readonly trust: TrustRow;
  readonly version: VersionRow;
  readonly format: DownloadFormat;
}

const bytesOf = async (
  { files, pdf }: Pick<Context, 'files' | 'pdf'>,
  { trust, version, format }: Wanted,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (trust.status !== 'signed') {
    if (format === 'html') return Buffer.from(version.html, 'utf8');
    return Buffer.from(await pdf.render({ document: version.document, watermark: false }));
  }
  if (version.executedHtml === null || version.executedPdfKey === null) throw refuseUnprepared();
  if (format === 'html') return Buffer.from(version.executedHtml, 'utf8');
  const stored = await files.get(version.executedPdfKey);
  const sha256 = stored && createHash('sha256').update(stored).digest('hex');
  if (!stored || sha256 !== version.executedPdfSha256) throw new Error(`the signed PDF of ${version.id} is not whole`);
  return Buffer.from(stored);
};

const refuseUnprepared = (): Refused => {
  const message = 'Your signed document is being prepared. Please try again in a moment.';
  return new Refused('conflict', { code: 'being-prepared', message, retryAfterSeconds: 5 });
};
