import { witnessLinesOf } from '@evergrant/domain/assembly/witness-lines-of.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import { loadOwnTrust, type OwnTrust } from '#trusts/load-own-trust.ts';
import { notePrinted } from '#trusts/note-printed.ts';
import { readExecuted, type DownloadFormat } from '#trusts/read-executed.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';
import { todayOf } from '#trusts/today.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

export interface DownloadedDocument {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Needs = Pick<Context, 'db' | 'clock' | 'files' | 'pdf' | 'log'>;

/**
 * The file that a member keeps: of a draft a PDF that says PREVIEW on every page, of a finished document the clean copy, of
 * a signed one the stored bytes.
 */
export const downloadDocument = async (
  context: Needs,
  { format, ...own }: OwnTrust & { readonly format: DownloadFormat },
): Promise<DownloadedDocument> => {
  const trust = await loadOwnTrust(context.db, own);
  if (trust.currentVersionId === null) return { name: trust.name, bytes: await previewOf(context, trust, format) };
  requirePaid(trust);

  const version = await readFrozenVersion(context.db, trust.currentVersionId);
  const bytes =
    trust.status === 'signed'
      ? await readExecuted(context, version, format)
      : await cleanCopyOf(context, { trust, version, format });
  return { name: trust.name, bytes };
};

/** The finished document without any signature, to print and sign in ink; also once it has been signed here. */
export const downloadToSign = async (
  context: Needs,
  { format, ...own }: OwnTrust & { readonly format: DownloadFormat },
): Promise<DownloadedDocument> => {
  const trust = await loadOwnTrust(context.db, own);
  requirePaid(trust);
  if (trust.currentVersionId === null) throw refuseUnfinished();
  const version = await readFrozenVersion(context.db, trust.currentVersionId);
  const bytes = await cleanCopyOf(context, { trust, version, format });
  await notePrinted(context, version);
  return { name: `${trust.name}, to sign on paper`, bytes };
};

const previewOf = async ({ clock, pdf }: Needs, trust: TrustRow, format: DownloadFormat) => {
  if (format === 'html') throw trust.paidAt === null ? refuseUnpaid() : refuseUnfinished();
  const document = typeOf(trust).preview(trust.interview.facts, todayOf(clock()));
  return Buffer.from(await pdf.render({ document, watermark: true }));
};

const requirePaid = ({ paidAt }: TrustRow): void => {
  if (paidAt === null) throw refuseUnpaid();
};

const refuseUnpaid = (): Refused => {
  const message = 'Please complete your purchase to download this document.';
  return new Refused('forbidden', { code: 'not-paid', message });
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

const cleanCopyOf = async ({ pdf }: Needs, { trust, version, format }: Wanted): Promise<Uint8Array<ArrayBuffer>> => {
  const { document } = version;
  const clean = { watermark: false, namedWitnesses: trust.witnessCount };
  if (format === 'pdf') return Buffer.from(await pdf.render({ document, ...clean }));
  // What will be signed on screen, to the byte, unless more witnesses are named than it has lines to sign in ink.
  const hasLines = trust.witnessCount <= witnessLinesOf(document);
  return Buffer.from(hasLines ? version.html : renderHtml(document, clean), 'utf8');
};
