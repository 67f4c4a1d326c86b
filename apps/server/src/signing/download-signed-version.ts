import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { withTypeface } from '@evergrant/rendering/html/read-typeface.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { certify } from '#signing/certify.ts';
import { isExecuted, listVersions } from '#trusts/executed-versions.ts';
import { loadOwnTrust, type OwnTrust } from '#trusts/load-own-trust.ts';
import { readExecuted, type DownloadFormat } from '#trusts/read-executed.ts';

interface Wanted extends OwnTrust {
  readonly versionId: string;
  readonly format: DownloadFormat;
}

/** A signed version to keep, whatever became of the document since: as it was executed, or with the signatures so far. */
export const downloadSignedVersion = async (
  context: Pick<Context, 'db' | 'clock' | 'files' | 'pdf' | 'log'>,
  { versionId, format, ...own }: Wanted,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> => {
  const { db, clock, pdf } = context;
  const trust = await loadOwnTrust(db, own);
  if (trust.status === 'signed' && trust.paidAt === null) throw refuseReturned();
  const version = (await listVersions(db, trust.id)).find(({ id }) => id === versionId);
  if (!version) throw refuseUnknown();

  const name = `${trust.name}, version ${version.version}`;
  if (isExecuted(trust, version)) return { name, bytes: await readExecuted(context, version, format) };

  const { printed } = await certify(db, { trust, version, issuedAt: clock() });
  if (printed.signatures.length + printed.onPaper.length === 0) throw refuseUnknown();
  const { document } = version;
  const signed = { watermark: false, ...printed };
  if (format === 'pdf') return { name, bytes: Buffer.from(await pdf.render({ document, ...signed })) };
  return { name, bytes: Buffer.from(withTypeface(renderHtml(document, signed)), 'utf8') };
};

const refuseUnknown = (): Refused =>
  new Refused('absent', { code: 'version-not-found', message: 'There is no signed version of this document here.' });

const refuseReturned = (): Refused =>
  new Refused('forbidden', {
    code: 'not-paid',
    message: 'The purchase of this document was refunded, so it can no longer be downloaded here.',
  });
