import { createHash } from 'node:crypto';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { withTypeface } from '@evergrant/rendering/html/read-typeface.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import type { VersionRow } from '#documents/document-row.ts';

export type DownloadFormat = 'html' | 'pdf';

/** The stored copy of a version that everybody has signed; a PDF that is not what was stored is never an answer. */
export const readExecuted = async (
  { files, log }: Pick<Context, 'files' | 'log'>,
  { version, format }: { readonly version: VersionRow; readonly format: DownloadFormat },
): Promise<Uint8Array<ArrayBuffer>> => {
  const { executedHtml, executedPdfKey, executedPdfSha256 } = version;
  if (executedHtml === null || executedPdfKey === null) throw refuseUnprepared();
  if (format === 'html') return Buffer.from(withTypeface(executedHtml), 'utf8');

  const stored = await files.get(executedPdfKey);
  const sha256 = stored && createHash('sha256').update(stored).digest('hex');
  if (stored && sha256 === executedPdfSha256) return Buffer.from(stored);
  // Never printed again (decision 3): only the kept bytes are what was sealed. Somebody has to look for them.
  log.error({ versionId: version.id, key: executedPdfKey, isThere: Boolean(stored) }, 'a signed PDF is lost');
  throw refuseLost();
};

const refuseLost = (): Refused => {
  const message = `The signed PDF of this document cannot be found unchanged where it was kept. Everyone who signed was sent the same file by email, and the signed text is here as HTML. We have been alerted; please write to ${brand.supportEmail} if you need help.`;
  return new Refused('absent', { code: 'signed-pdf-lost', title: 'The signed PDF is missing', message });
};

const refuseUnprepared = (): Refused => {
  const message = 'Your signed document is being prepared. Please try again in a moment.';
  return new Refused('conflict', { code: 'being-prepared', message, retryAfterSeconds: 5 });
};
