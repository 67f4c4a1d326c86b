import type { Context } from '#platform/context.ts';
import { requireScan, scanNotKept } from '#signing/list-scans.ts';
import { attachmentNamed } from '#documents/attachment-named.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';

interface OpenedScan {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** With which it must be answered: the browser saves it and never runs or shows it as a page. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A scan for its owner, as it was sent. */
export const openScan = async (
  { db, files }: Pick<Context, 'db' | 'files'>,
  { scanId, ...own }: OwnDocument & { readonly scanId: string },
): Promise<OpenedScan> => {
  const document = await loadOwnDocument(db, own);
  const scan = await requireScan(db, { documentId: document.id, scanId });
  const bytes = await files.get(scan.fileKey);
  if (!bytes) throw scanNotKept();

  const [name = '', extension = ''] = scan.name.split(/\.(?=[^.]*$)/);
  return {
    bytes: Buffer.from(bytes),
    headers: {
      'Content-Type': scan.kind,
      'Content-Disposition': attachmentNamed(name, extension),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  };
};
