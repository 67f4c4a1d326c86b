import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { withTypeface } from '@evergrant/rendering/html/read-typeface.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { certify } from '#signing/certify.ts';
import { listScansOf } from '#signing/list-scans.ts';
import { isExecuted, listVersions } from '#documents/executed-versions.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import { readExecuted, type DownloadFormat } from '#documents/read-executed.ts';

interface Wanted extends OwnDocument {
  readonly versionId: string;
  readonly format: DownloadFormat;
}

/** A signed version to keep, whatever became of the document since: as it was executed, or with the signatures so far. */
export const downloadSignedVersion = async (
  context: Pick<Context, 'db' | 'clock' | 'files' | 'pdf' | 'log'>,
  { versionId, format, ...own }: Wanted,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> => {
  const { db, clock, pdf } = context;
  const document = await loadOwnDocument(db, own);
  if (document.status === 'signed' && document.paidAt === null) throw refuseReturned();
  const version = (await listVersions(db, document.id)).find(({ id }) => id === versionId);
  if (!version) throw refuseUnknown();

  const name = `${document.name}, version ${version.version}`;
  if (isExecuted(document, version)) return { name, bytes: await readExecuted(context, { version, format }) };

  const { printed } = await certify(db, { document, version, issuedAt: clock() });
  const scans = await listScansOf(db, { documentId: document.id, versionId });
  if (printed.signatures.length + printed.onPaper.length + scans.length === 0) throw refuseUnknown();
  const { document: instrument } = version;
  const signed = { watermark: false, ...printed };
  if (format === 'pdf') return { name, bytes: Buffer.from(await pdf.render({ document: instrument, ...signed })) };
  return { name, bytes: Buffer.from(withTypeface(renderHtml(instrument, signed)), 'utf8') };
};

const refuseUnknown = (): Refused =>
  new Refused('absent', { code: 'version-not-found', message: 'There is no signed version of this document here.' });

const refuseReturned = (): Refused =>
  new Refused('forbidden', {
    code: 'not-paid',
    message: 'The purchase of this document was refunded, so it can no longer be downloaded here.',
  });
