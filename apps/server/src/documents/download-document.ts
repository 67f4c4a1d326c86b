import { witnessLinesOf } from '@evergrant/domain/assembly/witness-lines-of.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import { notePrinted } from '#documents/note-printed.ts';
import { readExecuted, type DownloadFormat } from '#documents/read-executed.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { todayOf } from '#documents/today.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

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
  { format, ...own }: OwnDocument & { readonly format: DownloadFormat },
): Promise<DownloadedDocument> => {
  const document = await loadOwnDocument(context.db, own);
  if (document.currentVersionId === null)
    return { name: document.name, bytes: await previewOf(context, { document, format }) };
  requirePaid(document);

  const version = await readFrozenVersion(context.db, document.currentVersionId);
  if (document.status === 'signed')
    return { name: document.name, bytes: await readExecuted(context, { version, format }) };
  const bytes = await cleanCopyOf(context, { document, version, format });
  // What is taken here can be signed in ink as well.
  await notePrinted(context, { version, userId: own.userId });
  return { name: document.name, bytes };
};

/** The finished document without any signature, to print and sign in ink; also once it has been signed here. */
export const downloadToSign = async (
  context: Needs,
  { format, ...own }: OwnDocument & { readonly format: DownloadFormat },
): Promise<DownloadedDocument> => {
  const document = await loadOwnDocument(context.db, own);
  requirePaid(document);
  if (document.currentVersionId === null) throw refuseUnfinished();
  const version = await readFrozenVersion(context.db, document.currentVersionId);
  const bytes = await cleanCopyOf(context, { document, version, format });
  await notePrinted(context, { version, userId: own.userId });
  return { name: `${document.name}, to sign on paper`, bytes };
};

const previewOf = async ({ clock, pdf }: Needs, { document, format }: Pick<Wanted, 'document' | 'format'>) => {
  if (format === 'html') throw document.paidAt === null ? refuseUnpaid() : refuseUnfinished();
  const instrument = typeOf(document).preview(document.interview.facts, todayOf(clock()));
  return Buffer.from(await pdf.render({ document: instrument, watermark: true }));
};

const requirePaid = ({ paidAt }: DocumentRow): void => {
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
  readonly document: DocumentRow;
  readonly version: VersionRow;
  readonly format: DownloadFormat;
}

const cleanCopyOf = async ({ pdf }: Needs, { document, version, format }: Wanted): Promise<Uint8Array<ArrayBuffer>> => {
  const { document: instrument } = version;
  const clean = { watermark: false, namedWitnesses: document.witnessCount };
  if (format === 'pdf') return Buffer.from(await pdf.render({ document: instrument, ...clean }));
  // What will be signed on screen, to the byte, unless more witnesses are named than it has lines to sign in ink.
  const hasLines = document.witnessCount <= witnessLinesOf(instrument);
  return Buffer.from(hasLines ? version.html : renderHtml(instrument, clean), 'utf8');
};
